import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import classes from './record-tabs.module.css';

export interface RecordTab {
  readonly id: string;
  readonly label: string;
  readonly content: () => ReactNode;
}

interface RecordTabsProps {
  /** Name of the tabs for screen readers. */
  readonly label: string;
  /** The tabs; the first one opens by default. */
  readonly tabs: readonly RecordTab[];
  /** The query parameter that holds the open tab. */
  readonly name?: string;
}

/** The tabs of a record. The open one is in the address. */
export function RecordTabs({ label, tabs, name = 'tab' }: RecordTabsProps): ReactNode {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(name);
  const open = tabs.find(({ id }) => id === wanted)?.id ?? tabs[0]?.id ?? null;
  const list = useRef<HTMLDivElement>(null);
  // Where there is no room for all tabs, the open one is scrolled into view.
  useEffect(() => {
    if (open) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open]);
  const show = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null || id === tabs[0]?.id) next.delete(name);
    else next.set(name, id);
    setParams(next, { replace: true });
  };
  return (
    <Tabs
      value={open}
      onChange={show}
      keepMounted={false}
      activateTabWithKeyboard={false}
      classNames={{ list: classes.list!, tab: classes.tab!, panel: classes.panel! }}
    >
      <Tabs.List ref={list} aria-label={label}>
        {tabs.map(({ id, label: word }) => (
          <Tabs.Tab key={id} value={id}>
            {word}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id}>
          {id === open && content()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

import { Popover, UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterLabels } from '#kernel/list-phrases.ts';
import { loadWith } from '#ui/i18n/lazy-with.ts';
import { withFilter } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import classes from './filter-pill.module.css';
import type { FilterSource, PanelProps } from './filter-source.ts';
import { FilterValue } from './filter-value.tsx';
import { useChoosing } from './use-choosing.ts';

/** Panels are loaded when a user is about to open one: a list is read more often than filtered. */
const loadPanel = () => loadWith([], () => import('./filter-panel.tsx'));

interface FilterPillProps {
  readonly source: FilterSource;
  readonly filter: string;
  readonly control: ListControl;
}

/** A filter as a chip: it opens the values, shows the chosen ones and can clear them. */
export function FilterPill({ source, filter, control }: FilterPillProps): ReactNode {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failure, setFailure] = useState<unknown>();
  if (failure) throw failure;
  const { begin, choose } = useChoosing(control);
  const button = useRef<HTMLButtonElement>(null);
  const text = control.state.filters[filter] ?? '';
  const label = t(filterLabels(source.definition, filter));

  const show = (next: boolean) => {
    begin();
    if (!next || Panel) return setOpened(next);
    const open = ({ FilterPanel }: Awaited<ReturnType<typeof loadPanel>>) => {
      setPanel(() => FilterPanel);
      setOpened(true);
    };
    loadPanel().then(open, setFailure);
  };

  return (
    <span className={classes.pill} data-active={text !== '' || undefined}>
      <Popover opened={opened} onChange={show} position="bottom-start" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton
            ref={button}
            className={classes.open!}
            onPointerEnter={loadPanel}
            onClick={() => show(!opened)}
          >
            <span className={classes.label}>{label}</span>
            {text !== '' && <FilterValue source={source} filter={filter} text={text} />}
            <IconChevronDown size="0.95rem" className={classes.chevron!} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={label} p="xs">
          {Panel && (
            <Panel
              source={source}
              filter={filter}
              label={label}
              text={text}
              chosen={control.state.filters}
              onChange={choose(filter)}
              onDone={() => show(false)}
            />
          )}
        </Popover.Dropdown>
      </Popover>
      {text !== '' && (
        <UnstyledButton
          className={classes.remove!}
          aria-label={t('ui.list.filters.remove', { label })}
          onClick={() => {
            control.change((state) => withFilter(state, filter, ''));
            button.current?.focus();
          }}
        >
          <IconX size="0.95rem" aria-hidden />
        </UnstyledButton>
      )}
    </span>
  );
}

import { Popover, UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupLabel } from '#kernel/list-phrases.ts';
import { loadWith } from '#ui/i18n/lazy-with.ts';
import type { ListControl } from '../state/use-list-state.ts';
import classes from './filter-pill.module.css';
import type { FilterSource } from './filter-source.ts';
import type { GroupPanel } from './group-panel.tsx';
import { useChoosing } from './use-choosing.ts';

const loadPanel = () => loadWith([], () => import('./group-panel.tsx'));

interface GroupPillProps {
  readonly source: FilterSource;
  readonly group: string;
  readonly filters: readonly string[];
  readonly control: ListControl;
}

/** Filters of one group as one chip, until they are in use: then each has its own. */
export function GroupPill({ source, group, filters, control }: GroupPillProps): ReactNode {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof GroupPanel>>>();
  const [failure, setFailure] = useState<unknown>();
  if (failure) throw failure;
  const { begin, choose } = useChoosing(control);
  const label = t(groupLabel(source.definition.id, group));
  const show = (next: boolean) => {
    begin();
    if (!next || Panel) return setOpened(next);
    loadPanel().then((loaded) => {
      setPanel(() => loaded.GroupPanel);
      setOpened(true);
    }, setFailure);
  };
  return (
    <span className={classes.pill}>
      <Popover opened={opened} onChange={show} position="bottom-start" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton className={classes.open!} onPointerEnter={loadPanel} onClick={() => show(!opened)}>
            <span className={classes.label}>{label}</span>
            <IconChevronDown size="0.95rem" className={classes.chevron!} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={label} p="xs">
          {Panel && (
            <Panel
              source={source}
              label={label}
              filters={filters}
              chosen={control.state.filters}
              choose={choose}
              onDone={() => show(false)}
            />
          )}
        </Popover.Dropdown>
      </Popover>
    </span>
  );
}

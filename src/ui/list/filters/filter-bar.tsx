import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { everything, isNarrowed } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import classes from './filter-bar.module.css';
import { FilterPill } from './filter-pill.tsx';
import type { FilterSource } from './filter-source.ts';

interface FilterBarProps {
  readonly source: FilterSource;
  readonly control: ListControl;
  /** On a phone only the filters in use stand here; all of them are in the drawer. */
  readonly onlyActive?: boolean;
}

/** The filters as chips, and one way out of all of them. */
export function FilterBar({ source, control, onlyActive = false }: FilterBarProps): ReactNode {
  const { t } = useTranslation();
  const { state } = control;
  const filters = Object.keys(source.definition.filters).filter((key) => !onlyActive || key in state.filters);
  if (filters.length === 0) return null;
  return (
    <ul className={classes.bar} aria-label={t('ui.list.filters.title')}>
      {filters.map((filter) => (
        <li key={filter} className={classes.item}>
          <FilterPill source={source} filter={filter} control={control} />
        </li>
      ))}
      {isNarrowed(state) && (
        <li className={classes.item}>
          <Button variant="subtle" size="compact-sm" onClick={() => control.change(everything)}>
            {t('ui.list.filters.clear')}
          </Button>
        </li>
      )}
    </ul>
  );
}

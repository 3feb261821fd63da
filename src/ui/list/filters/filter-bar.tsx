import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tabOf } from '#kernel/list-tabs.ts';
import { everything, isNarrowed } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import classes from './filter-bar.module.css';
import { FilterPill } from './filter-pill.tsx';
import type { FilterSource } from './filter-source.ts';
import { GroupPill } from './group-pill.tsx';
import { type Offered, offeredFilters } from './offered-filters.ts';

interface FilterBarProps {
  readonly source: FilterSource;
  readonly control: ListControl;
  /** On a phone only the filters in use are shown here; all of them are in the drawer. */
  readonly onlyActive?: boolean;
}

/** More filters than this would push the list off the screen: one line of them on a wide and on a usual window. */
const SHOWN = { wide: 8, usual: 7 } as const;

/** The filters as chips, and one button that clears all. Of many only the first and those in use show at once. */
export function FilterBar({ source, control, onlyActive = false }: FilterBarProps): ReactNode {
  const { t } = useTranslation();
  const { state } = control;
  const [all, showAll] = useState(false);
  const isWide = useMediaQuery('(min-width: 100em)', true, { getInitialValueInEffect: false });
  const shown = isWide ? SHOWN.wide : SHOWN.usual;
  const known = offeredFilters(source.definition, (filter) => filter in state.filters);
  const isMany = !onlyActive && known.length > shown + 1;
  const said = saidByTab(source.definition, state.filters);
  const isUsed = (one: Offered) => 'filter' in one && one.filter in state.filters;
  const offered = known.filter((one, at) => {
    if ('filter' in one && said.has(one.filter)) return false;
    return isUsed(one) || (!onlyActive && (all || !isMany || at < shown));
  });
  if (offered.length === 0) return null;
  return (
    <ul className={classes.bar} aria-label={t('ui.list.filters.title')}>
      {offered.map((one) => (
        <li key={'filter' in one ? one.filter : `group ${one.group}`} className={classes.item}>
          {'filter' in one ? (
            <FilterPill source={source} filter={one.filter} control={control} />
          ) : (
            <GroupPill source={source} group={one.group} filters={one.filters} control={control} />
          )}
        </li>
      ))}
      {isMany && (
        <li className={classes.item}>
          <Button variant="subtle" size="compact-sm" aria-expanded={all} onClick={() => showAll(!all)}>
            {t(all ? 'ui.list.filters.fewer' : 'ui.list.filters.more', { number: known.length - offered.length })}
          </Button>
        </li>
      )}
      {isNarrowed(state) && (said.size === 0 || offered.some(isUsed) || state.search !== '') && (
        <li className={classes.item}>
          <Button variant="subtle" size="compact-sm" onClick={() => control.change(everything)}>
            {t('ui.list.filters.clear')}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** A yes or no that the open tab already says needs no chip of its own. */
function saidByTab(
  definition: FilterSource['definition'],
  chosen: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const tab = tabOf(definition, chosen);
  const set = Object.keys((tab && definition.tabs?.[tab]) ?? {});
  return new Set(set.filter((key) => definition.filters[key]?.kind === 'flag'));
}

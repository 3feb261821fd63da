import { keepPreviousData } from '@tanstack/react-query';
import { type MouseEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { CallInput } from '#kernel/api-call.ts';
import type { ListCalls } from '#kernel/list-definition.ts';
import { tabLabel } from '#kernel/list-phrases.ts';
import { tabOf, withTab } from '#kernel/list-tabs.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { useToday } from '#ui/session/zone.ts';
import type { AnyListProps } from '../list-props.ts';
import { filterQuery, type ListState, writeState } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import classes from './list-tabs.module.css';

export type TabsSource = Pick<AnyListProps, 'definition' | 'calls' | 'query' | 'tabTones'>;

interface ListTabsProps {
  readonly source: TabsSource;
  readonly control: ListControl;
}

/** Time alone changes some numbers, such as how many orders are late. */
const RECOUNT_MS = 60_000;

/**
 * The tabs above a list: links that set filters, each with the number of its rows. They keep the other filters, which
 * the numbers follow. What a search finds is counted by the list alone.
 */
export default memo(function ListTabs({ source, control }: ListTabsProps): ReactNode {
  const { t } = useTranslation();
  const { definition } = source;
  const { state, change } = control;
  const [params] = useSearchParams();
  const counts = useCounts(source, state);
  const open = tabOf(definition, state.filters);
  const bar = useRef<HTMLElement>(null);
  // Where there is no room for all tabs, the open one is scrolled into view, again once the numbers made them wider.
  const shown = `${open} ${counts !== undefined}`;
  useEffect(() => {
    if (shown) bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  const chosen = (tab: string) => (before: ListState) => ({
    ...before,
    page: 1,
    filters: withTab(definition, tab, before.filters),
  });
  const choose = (event: MouseEvent, tab: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change(chosen(tab));
  };
  return (
    <nav ref={bar} className={classes.bar} aria-label={t('ui.list.tabs')}>
      {Object.keys(definition.tabs ?? {}).map((tab) => (
        <Link
          key={tab}
          to={{ search: writeState(definition, chosen(tab)(state), params).toString() }}
          className={classes.tab}
          aria-current={tab === open ? 'page' : undefined}
          data-tab={tab}
          onClick={(event) => choose(event, tab)}
        >
          {t(tabLabel(definition.id, tab))} {counts && <Count value={counts[tab] ?? 0} tone={source.tabTones?.[tab]} />}
        </Link>
      ))}
    </nav>
  );
});

interface CountProps {
  readonly value: number;
  readonly tone: string | undefined;
}

function Count({ value, tone }: CountProps): ReactNode {
  const numbers = useNumbers();
  return (
    <span className={classes.count} data-tone={value > 0 ? tone : undefined} data-none={value === 0 || undefined}>
      {numbers.show(value)}
    </span>
  );
}

/** Undefined while they are not known, and while somebody searches. */
function useCounts({ definition, calls, query }: TabsSource, state: ListState) {
  const today = useToday();
  const others = { ...state, search: '', filters: withTab(definition, '', state.filters) };
  const isSearch = state.search !== '';
  const request = { query: { ...query, ...filterQuery(definition, others, today) } };
  const { data } = useCall(calls.tabs, request as CallInput<ListCalls['tabs']>, {
    placeholderData: keepPreviousData,
    refetchInterval: RECOUNT_MS,
    enabled: !isSearch,
  });
  return isSearch ? undefined : data?.tabs;
}

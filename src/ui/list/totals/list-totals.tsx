import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallInput } from '#kernel/api-call.ts';
import { type ListCalls, type ListTotal, TOTALS_MAX_ROWS } from '#kernel/list-definition.ts';
import { columnLabel } from '#kernel/list-phrases.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { useShowMoney } from '#ui/session/money.ts';
import { useToday } from '#ui/session/zone.ts';
import type { ListPage } from '../data/use-list-page.ts';
import type { AnyListProps } from '../list-props.ts';
import { filterQuery, type ListState } from '../state/list-state.ts';
import classes from './list-totals.module.css';

interface ListTotalsProps {
  readonly props: AnyListProps;
  readonly state: ListState;
  readonly page: ListPage;
}

/** What all rows of the list add up to, as filtered, on every page. Asked for once the rows are there. */
export default function ListTotals({ props, state, page }: ListTotalsProps): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const showMoney = useShowMoney();
  const { definition, calls, query, unitOf } = props;
  const today = useToday();
  const request = { query: { ...query, ...filterQuery(definition, state, today) } };
  const { data, isPlaceholderData } = useCall(calls.totals, request as CallInput<ListCalls['totals']>, {
    enabled: page.rows !== undefined && !page.outdated,
    placeholderData: keepPreviousData,
  });
  if (!data || page.total === 0) return null;
  if (data.totals === null) {
    return <p className={classes.note}>{t('ui.list.totals.tooMany', { count: TOTALS_MAX_ROWS })}</p>;
  }
  const { totals } = data;
  const shown = ({ name, unit, value }: ListTotal) =>
    definition.totals?.[name] === 'money'
      ? showMoney(value, unit)
      : numbers.withUnit(value, unit === '' ? '' : (unitOf?.(unit) ?? unit));
  const names = Object.keys(definition.totals ?? {}).filter((name) => totals.some((total) => total.name === name));
  if (names.length === 0) return null;
  return (
    <section className={classes.section} aria-label={t('ui.list.totals.title')}>
      <dl
        className={classes.totals}
        aria-label={t('ui.list.totals.title')}
        data-outdated={isPlaceholderData || undefined}
      >
        {names.map((name) => (
          <div key={name} className={classes.total}>
            <dt>{t(columnLabel(definition.id, name))}</dt>
            {totals
              .filter((total) => total.name === name)
              .map((total) => (
                <dd key={total.unit}>{shown(total)}</dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

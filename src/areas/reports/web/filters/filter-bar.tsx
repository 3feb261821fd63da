import { Button, Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SEE_COUNTRIES } from '#areas/companies/contract/company.permissions.ts';
import type { Dashboard } from '#areas/reports/contract/dashboard.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { ChoiceChip } from './choice-chip.tsx';
import type { Choice } from './choices.tsx';
import classes from './filter-bar.module.css';
import { PeriodChips } from './period-chips.tsx';
import { FILTERS, isFiltered, type ReportFilter, withFilter, withoutFilters } from './report-query.ts';
import type { ReportControl } from './use-report-state.ts';

/** Of a dashboard, or of what a person composed. */
type Filtered = Pick<Dashboard, 'before' | 'choices'> & { readonly period: Dashboard['period'] | null };

interface FilterBarProps {
  readonly control: ReportControl;
  /** What is shown; until it is there, filters in use have no name. */
  readonly report: Filtered | undefined;
  /** What is done with all of it. */
  readonly action?: ReactNode;
}

/** The period, what it is compared with, and whose trips are counted. */
export function FilterBar({ control, report, action }: FilterBarProps): ReactNode {
  const { t } = useTranslation();
  const { state, change } = control;
  const seesCountries = useHolds(SEE_COUNTRIES);
  const offered = FILTERS.flatMap((filter) => {
    // For others it does not apply, whatever the address says.
    if (filter === 'country' && !seesCountries) return [];
    const choices = report ? choicesOf(report, filter, t) : [];
    const chosen = state.query[filter];
    // One thing to choose from is no choice, unless it was chosen.
    return choices.length > 1 || chosen !== undefined ? [{ filter, choices, chosen }] : [];
  });
  return (
    <section className={classes.filters} aria-label={t('reports.filters.title')}>
      <div className={classes.line}>
        <PeriodChips control={control} />
        <div className={classes.whole}>
          {report?.before && (
            <Checkbox
              size="sm"
              checked={state.compares}
              onChange={(event) => {
                const compares = event.currentTarget.checked;
                change((now) => ({ ...now, compares }));
              }}
              label={t('reports.filters.compare')}
            />
          )}
          {action}
        </div>
      </div>
      {offered.length > 0 && (
        <ul className={classes.chips}>
          {offered.map(({ filter, choices, chosen }) => (
            <li key={filter}>
              <ChoiceChip
                label={t(dynamicKey('reports.filters', filter))}
                choices={choices}
                chosen={chosen}
                onChoose={(value) => change((now) => withFilter(now, filter, value))}
              />
            </li>
          ))}
          {isFiltered(state) && (
            <li>
              <Button variant="subtle" size="compact-sm" onClick={() => change(withoutFilters)}>
                {t('reports.filters.clear')}
              </Button>
            </li>
          )}
        </ul>
      )}
      {report && <Days report={report} compares={state.compares} />}
    </section>
  );
}

function Days({
  report: { period, before },
  compares,
}: {
  readonly report: Filtered;
  readonly compares: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const days = ({ from, until }: Dashboard['period']) => ({ from: showDay(from), until: showDay(until) });
  return (
    <p className={classes.days}>
      {period ? t('reports.filters.days', days(period)) : t('reports.composed.all')}
      {compares && before && ` · ${t('reports.filters.against', days(before))}`}
    </p>
  );
}

function choicesOf({ choices }: Pick<Filtered, 'choices'>, filter: ReportFilter, t: TranslateKey): readonly Choice[] {
  switch (filter) {
    case 'client':
      return choices.clients;
    case 'carrier':
      return choices.carriers;
    case 'operator':
      return choices.operators;
    case 'lane':
      return choices.lanes.map(({ id, name }) => ({ id, name: name.replace('\n', ' → ') }));
    case 'country':
      return choices.countries;
    case 'category':
      return choices.categories;
    case 'kind':
      return choices.kinds.map((id) => ({ id, name: t(dynamicKey('reports.filters.kinds', id)) }));
  }
}

import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Composed } from '#areas/reports/contract/composed.shapes.ts';
import { FLEETS, GROUPINGS } from '#areas/reports/rules/composed-report.ts';
import type { ComposedReport } from '#areas/reports/rules/report-screen.ts';
import { downloadOf } from '#areas/reports/rules/report-title.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { ViewsMenu } from '#ui/list/views/views-menu.tsx';
import { ChoiceChip } from '../filters/choice-chip.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import classes from './composed.module.css';
import { savedQuery } from './composed-query.ts';
import type { CompositionControl } from './use-composition.ts';

interface ComposingBarProps {
  readonly report: ComposedReport;
  readonly control: CompositionControl;
  /** What is shown; until it is there no columns are offered. */
  readonly composed: Composed | undefined;
}

/** By what the rows are grouped, which columns they have, and under which names that is saved. */
export function ComposingBar({ report, control, composed }: ComposingBarProps): ReactNode {
  const { t } = useTranslation();
  const { asked, saved, change, open } = control;
  const grouping = asked.grouping ?? GROUPINGS[report][0];
  const columns = [...new Set(composed?.columns.map(({ id }) => id))];
  return (
    <section className={classes.bar} aria-label={t('reports.composed.grouping')}>
      <Select
        className={classes.grouping ?? ''}
        label={t('reports.composed.grouping')}
        allowDeselect={false}
        value={grouping}
        data={GROUPINGS[report].map((value) => ({
          value,
          label: t(dynamicKey('reports.composed.groupings', value)),
        }))}
        onChange={(value) => change('grouping', value ?? undefined)}
      />
      {composed && (
        <ColumnsMenu
          chosen={columns}
          offered={composed.measures}
          onChoose={(measures) => change('measures', measures.join(',') || undefined)}
        />
      )}
      {report === 'documents' && (
        <ChoiceChip
          label={t('reports.composed.fleet')}
          choices={FLEETS.map((id) => ({ id, name: t(`reports.composed.fleets.${id}`) }))}
          chosen={asked.fleet}
          onChoose={(fleet) => change('fleet', fleet)}
        />
      )}
      <div className={classes.end}>
        <ViewsMenu
          list={downloadOf(report)}
          hasDefault={false}
          isShown={({ query }) => savedQuery(report, new URLSearchParams(query)) === saved}
          query={saved}
          columns={NO_COLUMNS}
          onOpen={({ query }) => open(query)}
          compact={false}
        />
      </div>
    </section>
  );
}

/** They are part of the address. */
const NO_COLUMNS = {};

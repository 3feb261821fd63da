import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SEE_COUNTRIES } from '#areas/companies/contract/company.permissions.ts';
import { readDashboard } from '#areas/reports/contract/dashboard.calls.ts';
import { REPORT_FORMATS } from '#areas/reports/contract/report-download.calls.ts';
import { scheduledScreens } from '#areas/reports/contract/schedule.permissions.ts';
import { periodsFor } from '#areas/reports/rules/report-schedule.ts';
import { type ComposedReport, isComposed } from '#areas/reports/rules/report-screen.ts';
import { downloadOf } from '#areas/reports/rules/report-title.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { useSavedViews } from '#ui/list/views/use-views.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { scheduleField } from './schedule-form-shape.ts';

const FILTERS = ['client', 'carrier', 'operator', 'lane', 'country', 'category', 'kind'] as const;

/** Which control centre is sent, and what it is filtered by. */
export function ReportSection(): ReactNode {
  const { t } = useTranslation();
  const { permissions } = useSignedIn();
  const screen = useFieldValue(scheduleField('screen'));
  const filters = useFilters();
  return (
    <FormSection title={t('reports.schedules.form.report')} text={t('reports.schedules.form.reportText')}>
      <FieldGrid>
        <TextField name={scheduleField('name')} label={t('reports.schedules.form.name')} max={NAME_MAX} />
        <SelectField
          name={scheduleField('screen')}
          label={t('reports.schedules.form.screen')}
          searchable={false}
          options={scheduledScreens(permissions).map((value) => ({
            value,
            label: t(`lists.reportSchedule.values.screen.${value}`),
          }))}
        />
        <SelectField
          name={scheduleField('period')}
          label={t('reports.schedules.form.period')}
          searchable={false}
          options={periodsFor(screen).map((value) => ({ value, label: t(`reports.schedules.form.periods.${value}`) }))}
        />
        <SelectField
          name={scheduleField('format')}
          label={t('reports.schedules.form.format')}
          searchable={false}
          options={REPORT_FORMATS.map((value) => ({ value, label: t(`lists.reportSchedule.values.format.${value}`) }))}
        />
        {isComposed(screen) && <SavedReportField report={screen} />}
        {filters.map(({ filter, options }) => (
          <SelectField
            key={filter}
            name={scheduleField(filter)}
            label={t(dynamicKey('reports.filters', filter))}
            placeholder={t('reports.schedules.form.all')}
            required={false}
            options={options}
          />
        ))}
      </FieldGrid>
    </FormSection>
  );
}

/** Which of the saved ones; they say everything but the period. */
function SavedReportField({ report }: { readonly report: ComposedReport }): ReactNode {
  const { t } = useTranslation();
  const { data } = useSavedViews(downloadOf(report));
  const views = data?.views ?? [];
  return (
    <SelectField
      name={scheduleField('viewId')}
      label={t('reports.schedules.form.view')}
      help={t(data && views.length === 0 ? 'reports.schedules.form.noView' : 'reports.schedules.form.viewHelp')}
      options={views.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** What the company really has, as the control centre itself offers it; what is chosen stays. */
function useFilters() {
  const { t } = useTranslation();
  const screen = useFieldValue(scheduleField('screen'));
  const chosen = useChosen();
  // A saved report has its own filters.
  const isSaved = isComposed(screen);
  const call = readDashboard[isSaved ? 'operations' : screen];
  const { data } = useCall(call, { query: { period: 'all' } }, { enabled: !isSaved });
  const seesCountries = useHolds(SEE_COUNTRIES);
  if (isSaved) return [];
  return FILTERS.filter((filter) => filter !== 'country' || seesCountries).map((filter) => {
    const known = data ? offered(data.choices, filter) : [];
    const value = chosen[filter];
    const all = !value || known.some(({ id }) => id === value) ? known : [...known, { id: value, name: value }];
    const options = all.map(({ id, name }) => ({
      value: id,
      label: filter === 'kind' ? t(dynamicKey('reports.filters.kinds', id)) : name.replace('\n', ' → '),
    }));
    return { filter, options };
  });
}

function useChosen() {
  return {
    client: useFieldValue(scheduleField('client')),
    carrier: useFieldValue(scheduleField('carrier')),
    operator: useFieldValue(scheduleField('operator')),
    lane: useFieldValue(scheduleField('lane')),
    country: useFieldValue(scheduleField('country')),
    category: useFieldValue(scheduleField('category')),
    kind: useFieldValue(scheduleField('kind')),
  };
}

interface Choices {
  readonly clients: readonly Choice[];
  readonly carriers: readonly Choice[];
  readonly operators: readonly Choice[];
  readonly lanes: readonly Choice[];
  readonly countries: readonly Choice[];
  readonly categories: readonly Choice[];
  readonly kinds: readonly string[];
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

function offered(choices: Choices, filter: (typeof FILTERS)[number]): readonly Choice[] {
  const { clients, carriers, operators, lanes, countries, categories, kinds } = choices;
  const kind = kinds.map((id) => ({ id, name: id }));
  return {
    client: clients,
    carrier: carriers,
    operator: operators,
    lane: lanes,
    country: countries,
    category: categories,
    kind,
  }[filter];
}

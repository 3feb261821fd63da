import { Alert, Button, Checkbox, Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import type { DashboardQuery } from '#areas/reports/contract/dashboard.shapes.ts';
import type { createReportLink } from '#areas/reports/contract/public/report-link.calls.ts';
import type { ReportScreen } from '#areas/reports/rules/report-screen.ts';
import { reportTitle } from '#areas/reports/rules/report-title.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { NAME_MAX } from '#kernel/text.ts';
import type { useAction } from '#ui/api/api-context.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { FILTERS } from '../filters/report-query.ts';

interface LinkFormProps {
  readonly screen: ReportScreen;
  readonly query: DashboardQuery;
  readonly create: ReturnType<typeof useAction<typeof createReportLink>>;
}

/** Title, what else is shown, and how long. */
export function LinkForm({ screen, query, create }: LinkFormProps): ReactNode {
  const { t } = useTranslation();
  const [name, setName] = useState(t(reportTitle(screen)));
  const [prices, showPrices] = useState(false);
  const [people, showPeople] = useState(false);
  const [until, setUntil] = useState('');
  const seesPrices = useHolds(SEE_FREIGHT);
  const { error } = create;
  const problem = (field: string) => error?.fields[field]?.message;
  const used = FILTERS.filter((filter) => query[filter] !== undefined).map((filter) =>
    t(dynamicKey('reports.filters', filter)),
  );
  const period = t(dynamicKey('reports.filters.periods', query.period));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ body: { name, screen, filters: query, prices, people, until: until || null } });
      }}
    >
      <Stack gap="md">
        {error && Object.keys(error.fields).length === 0 && (
          <Alert color="red" role="alert">
            {reasonText(error, t)}
          </Alert>
        )}
        <TextInput
          label={t('reports.links.name')}
          maxLength={NAME_MAX}
          value={name}
          error={problem('name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Text size="sm">
          {[
            period,
            used.length > 0 ? t('reports.links.filters', { filters: used.join(', ') }) : t('reports.links.noFilters'),
          ].join(' · ')}
        </Text>
        <Fieldset legend={t('reports.links.shows')}>
          <Stack gap="sm">
            {seesPrices && (
              <Checkbox
                label={t('reports.links.prices')}
                description={t('reports.links.pricesHelp')}
                checked={prices}
                onChange={({ currentTarget }) => showPrices(currentTarget.checked)}
              />
            )}
            <Checkbox
              label={t('reports.links.people')}
              description={t('reports.links.peopleHelp')}
              checked={people}
              onChange={({ currentTarget }) => showPeople(currentTarget.checked)}
            />
          </Stack>
        </Fieldset>
        <TextInput
          type="date"
          label={t('reports.links.until')}
          description={t('reports.links.untilHelp')}
          value={until}
          error={problem('until')}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
        <Button type="submit" loading={create.isPending} w="fit-content">
          {t('reports.links.create')}
        </Button>
      </Stack>
    </form>
  );
}

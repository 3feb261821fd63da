import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { followOutsideView, readOutsideView } from '#areas/opportunities/contract/outside.calls.ts';
import type { OutsideView } from '#areas/opportunities/contract/outside.shapes.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { PublicPage, PublicPageState } from '#ui/public-page/public-page.tsx';
import { useLivePage } from '#ui/public-page/use-page-changes.ts';
import { TimeLeftChip } from '../carrier/parts/time-left-chip.tsx';
import { ApplicationSection } from './application-section.tsx';
import { OfferedLoad } from './offered-load.tsx';
import { OutsideForm } from './outside-form.tsx';
import { ShipperSection } from './shipper-section.tsx';

/** An offered load for whoever holds its link, and the application they made by it. */
export default function OutsideScreen(): ReactNode {
  const { alias = '' } = useParams();
  const input = useMemo(() => ({ params: { alias }, query: {} }), [alias]);
  const [applied, setApplied] = useState<string>();
  const query = applied ? { application: applied } : {};
  const stream = { call: followOutsideView, input: { params: input.params, query } };
  const { data, error, refetch } = useLivePage(readOutsideView, input, stream);
  const opportunity = data?.opportunity;
  const at = opportunity?.application?.at;
  if (at !== applied) setApplied(at);
  if (!opportunity) return <PublicPageState error={error} onRetry={() => void refetch()} />;
  return (
    <PublicPage company={opportunity.company}>
      <Head opportunity={opportunity} />
      {opportunity.application && (
        <ApplicationSection alias={alias} opportunity={opportunity} application={opportunity.application} />
      )}
      <OfferedLoad opportunity={opportunity} />
      <Apply alias={alias} opportunity={opportunity} />
      <ShipperSection opportunity={opportunity} />
    </PublicPage>
  );
}

function Head({ opportunity }: { readonly opportunity: OutsideView }): ReactNode {
  const { t } = useTranslation();
  const { origin, destination, code, description, applicants, endsAt } = opportunity;
  return (
    <Stack gap="xs">
      <Title order={1} size="h2">
        {`${origin.cityName} → ${destination.cityName}`}
      </Title>
      <Text c="dimmed">{[code, description].filter(Boolean).join(' · ')}</Text>
      <Group gap="xs">
        <TimeLeftChip endsAt={endsAt} />
        {applicants > 0 && <Chip tone="neutral">{t('opportunities.carrier.applicants', { count: applicants })}</Chip>}
      </Group>
    </Stack>
  );
}

/** A button first, so that whoever only looks has a short page. */
function Apply({ alias, opportunity }: { readonly alias: string; readonly opportunity: OutsideView }): ReactNode {
  const { t } = useTranslation();
  const [isFilling, setFilling] = useState(false);
  const { application, open } = opportunity;
  if (!open) {
    const isOver = application?.state !== 'pending' && application?.state !== 'accepted';
    return isOver ? <Alert color="gray">{t('opportunities.outside.over')}</Alert> : null;
  }
  if (isFilling) return <OutsideForm alias={alias} opportunity={opportunity} onClose={() => setFilling(false)} />;
  return (
    <Button size="lg" fullWidth onClick={() => setFilling(true)}>
      {t(application ? 'opportunities.outside.applyAgain' : 'opportunities.outside.apply')}
    </Button>
  );
}

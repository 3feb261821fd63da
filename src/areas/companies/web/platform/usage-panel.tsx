import { Button, Group, Stack, Text, Title } from '@mantine/core';
import IconLogin from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CompanyUsage, readUsage } from '#areas/companies/contract/usage.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { Facts, Section } from '#ui/record/section.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { StepInTable } from '../step-in-table.tsx';
import { HEALTH_TONES } from './health-tones.ts';

interface UsagePanelProps {
  readonly company: { readonly id: string; readonly name: string; readonly enabled: boolean };
}

/** How much the company is used, what goes wrong there, who stepped in, and the way in. */
export function UsagePanel({ company }: UsagePanelProps): ReactNode {
  const { t } = useTranslation();
  const { stepInto, companyId } = useSignedIn();
  const query = useCall(readUsage, { params: { id: company.id } });
  const mayEnter = company.enabled && company.id !== companyId;
  return (
    <Section
      title={t('companies.usage.title')}
      action={
        mayEnter ? (
          <Button
            variant="default"
            leftSection={<IconLogin size="1.1rem" stroke={1.6} aria-hidden />}
            onClick={() => stepInto(company)}
          >
            {t('companies.usage.enter')}
          </Button>
        ) : null
      }
    >
      {query.isPending ? <FormSkeleton fields={4} /> : null}
      {query.isError && !query.data ? <QueryError onRetry={() => void query.refetch()} /> : null}
      {query.data ? (
        <Stack gap="lg">
          <UsageFacts usage={query.data.usage} />
          {query.data.isPlatform ? null : (
            <Stack gap="xs">
              <Title order={3} size="h4">
                {t('companies.stepIns.title')}
              </Title>
              <StepInTable stepIns={query.data.stepIns} />
            </Stack>
          )}
        </Stack>
      ) : null}
    </Section>
  );
}

const COUNTS = [
  'people',
  'activePeople',
  'administrators',
  'ordersThisMonth',
  'ordersLastMonth',
  'refusedImports',
  'failedDownloads',
  'waitingEvents',
  'expiredDocuments',
] as const;

function UsageFacts({ usage }: { readonly usage: CompanyUsage }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { health, lastActivityAt, storageMb } = usage;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <StatusChip tone={HEALTH_TONES[health]} label={t(`lists.companies.values.health.${health}`)} />
        <Text size="sm" c="dimmed">
          {t('companies.usage.measured')}
        </Text>
      </Group>
      <Facts
        facts={[
          {
            label: t('companies.usage.lastActivity'),
            value: lastActivityAt ? <RelativeTime instant={lastActivityAt} /> : t('companies.usage.never'),
          },
          ...COUNTS.map((name) => ({ label: t(`companies.usage.${name}`), value: usage[name] })),
          { label: t('companies.usage.storage'), value: numbers.withUnit(storageMb, t('companies.usage.unit')) },
        ]}
      />
    </Stack>
  );
}

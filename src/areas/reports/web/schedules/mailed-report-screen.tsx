import { Button, Stack, Text, Title } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { readMailedFile, readMailedReport } from '#areas/reports/contract/schedule.calls.ts';
import { fillPath } from '#kernel/api-call.ts';
import { showInstant } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { PublicPage, PublicPageState } from '#ui/public-page/public-page.tsx';

/** What the link in a mail opens: which report it is, and the file. */
export default function MailedReportScreen(): ReactNode {
  const { t } = useTranslation();
  const { alias = '' } = useParams();
  const { data, error, refetch } = useCall(readMailedReport, { params: { alias } });
  const report = data?.report;
  if (!report) return <PublicPageState error={error} onRetry={() => void refetch()} />;
  const { company, name, screen, fileName, madeAt, expiresAt } = report;
  const at = (instant: string) => showInstant(instant, company.timeZone);
  return (
    <PublicPage company={company}>
      <Stack gap="md" align="flex-start">
        <div>
          <Title order={1} size="h2">
            {name}
          </Title>
          <Text c="dimmed">
            {t('reports.schedules.page.about', {
              report: t(`lists.reportSchedule.values.screen.${screen}`),
              at: at(madeAt),
            })}
          </Text>
        </div>
        <Button
          component="a"
          href={`/api${fillPath(readMailedFile.path, { alias })}`}
          download={fileName}
          size="md"
          leftSection={<IconDownload size="1.2rem" aria-hidden />}
        >
          {t('reports.schedules.page.download')}
        </Button>
        <Text size="sm">{t('reports.schedules.page.valid', { at: at(expiresAt) })}</Text>
      </Stack>
    </PublicPage>
  );
}

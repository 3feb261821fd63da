import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DashboardQuery } from '#areas/reports/contract/dashboard.shapes.ts';
import { createReportLink } from '#areas/reports/contract/public/report-link.calls.ts';
import type { ReportScreen } from '#areas/reports/rules/report-screen.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ReadyLink } from '#ui/feedback/ready-link.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';

interface ShareDialogProps {
  readonly screen: ReportScreen;
  readonly query: DashboardQuery;
  readonly onClose: () => void;
}

const WORDS = ['ready', 'once', 'address', 'copy', 'copied', 'another'] as const;

/** Makes a public link of what is on the screen, and lists those that were made before. */
export default function ShareDialog({ screen, query, onClose }: ShareDialogProps): ReactNode {
  const { t } = useTranslation();
  const create = useAction(createReportLink);
  const words = Object.fromEntries(WORDS.map((word) => [word, t(`reports.links.ready.${word}`)]));
  return (
    <Dialog opened title={t('reports.links.title')} onClose={onClose} size="lg">
      <Stack gap="lg">
        {create.data ? (
          <ReadyLink
            url={create.data.url}
            words={words as Record<(typeof WORDS)[number], string>}
            onAnother={() => create.reset()}
          />
        ) : (
          <>
            <Text c="dimmed">{t('reports.links.text')}</Text>
            <LinkForm screen={screen} query={query} create={create} />
          </>
        )}
        <section>
          <Title order={3} size="h4" mb="xs">
            {t('reports.links.list')}
          </Title>
          <LinkList screen={screen} />
        </section>
      </Stack>
    </Dialog>
  );
}

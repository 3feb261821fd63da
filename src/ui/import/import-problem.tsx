import { Button } from '@mantine/core';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import type { ImportState } from './import-state.ts';

interface ImportProblemProps {
  readonly problem: Extract<ImportState, { step: 'failed' }>;
  readonly templateName: string;
  readonly onReport: (url: string) => void;
}

/** What is wrong with the file, and the report. */
export function ImportProblem({ problem, templateName, onReport }: ImportProblemProps): ReactNode {
  const { t } = useTranslation();
  const { error, report, message } = problem;
  // Without a report to download, the server's message says more.
  const words = error === 'invalidContent' && !report ? message : undefined;
  return (
    <ErrorState
      compact
      title={t('ui.import.error.title')}
      text={words ?? t(`ui.import.error.${error}`, { template: templateName })}
      action={
        report && (
          <Button leftSection={<IconFileDownload size="1.1rem" aria-hidden />} onClick={() => onReport(report)}>
            {t('ui.import.error.report')}
          </Button>
        )
      }
    />
  );
}

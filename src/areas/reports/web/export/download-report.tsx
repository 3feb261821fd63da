import { Menu } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useDownloads } from '#ui/list/downloads/downloads-context.tsx';
import { ToolButton } from '#ui/list/toolbar/tool-button.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import type { DashboardQuery } from '../../contract/dashboard.shapes.ts';
import { takeReport } from '../../contract/report.permissions.ts';
import { downloadReport, REPORT_FORMATS } from '../../contract/report-download.calls.ts';
import type { ReportScreen } from '../../rules/report-screen.ts';
import { downloadOf, reportTitle } from '../../rules/report-title.ts';

const SIGNS = { xlsx: IconFileSpreadsheet, pdf: IconFileTypePdf } as const;

interface DownloadReportProps {
  readonly screen: ReportScreen;
  readonly query: DashboardQuery;
  /** Only the icon. */
  readonly compact?: boolean;
}

/** Orders the report as it is filtered; the tray shows its progress. Nothing for who may not take it along. */
export function DownloadReport(props: DownloadReportProps): ReactNode {
  return useHolds(takeReport(props.screen)) ? <DownloadMenu {...props} /> : null;
}

function DownloadMenu({ screen, query, compact = false }: DownloadReportProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { follow } = useDownloads();
  const order = useAction(downloadReport[screen], {
    onDone: ({ downloadId }) => follow({ id: downloadId, list: downloadOf(screen) }),
    onFailed: (error) => snackbar.failure('download', t(reportTitle(screen)), error),
  });
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ToolButton
          icon={IconDownload}
          label={t('reports.exports.download.button')}
          compact={compact}
          loading={order.isPending}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {REPORT_FORMATS.map((format) => {
          const Sign = SIGNS[format];
          return (
            <Menu.Item
              key={format}
              leftSection={<Sign size="1.1rem" aria-hidden />}
              onClick={() => order.mutate({ body: { format, query } })}
            >
              {t(`reports.exports.download.${format}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

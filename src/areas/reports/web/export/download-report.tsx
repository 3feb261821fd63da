import { Menu } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallInput } from '#kernel/api-call.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useDownloads } from '#ui/list/downloads/downloads-context.tsx';
import { ToolButton } from '#ui/list/toolbar/tool-button.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import type { downloadComposed } from '../../contract/composed.calls.ts';
import { takeReport } from '../../contract/report.permissions.ts';
import { type downloadReport, REPORT_FORMATS } from '../../contract/report-download.calls.ts';
import type { AnyReport, ComposedReport, ReportScreen } from '../../rules/report-screen.ts';
import { downloadOf, reportTitle } from '../../rules/report-title.ts';

const SIGNS = { xlsx: IconFileSpreadsheet, pdf: IconFileTypePdf } as const;

type DownloadCall = (typeof downloadReport)[ReportScreen] | (typeof downloadComposed)[ComposedReport];

interface DownloadReportProps<C extends DownloadCall> {
  readonly report: AnyReport;
  /** What orders it. */
  readonly call: C;
  /** As the screen shows it. */
  readonly query: CallInput<C>['body']['query'];
  /** Only the icon. */
  readonly compact?: boolean;
}

/** Orders the report as it is filtered; the tray shows its progress. Nothing for who may not take it along. */
export function DownloadReport<C extends DownloadCall>(props: DownloadReportProps<C>): ReactNode {
  return useHolds(takeReport(props.report)) ? <DownloadMenu {...props} /> : null;
}

function DownloadMenu<C extends DownloadCall>({
  report,
  call,
  query,
  compact = false,
}: DownloadReportProps<C>): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { follow } = useDownloads();
  const order = useAction(call, {
    onDone: ({ downloadId }) => follow({ id: downloadId, list: downloadOf(report) }),
    onFailed: (error) => snackbar.failure('download', t(reportTitle(report)), error),
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
              onClick={() => order.mutate({ body: { format, query } } as CallInput<C>)}
            >
              {t(`reports.exports.download.${format}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

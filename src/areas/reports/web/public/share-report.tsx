import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DashboardQuery } from '#areas/reports/contract/dashboard.shapes.ts';
import { takeReport } from '#areas/reports/contract/report.permissions.ts';
import type { ReportScreen } from '#areas/reports/rules/report-screen.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { ToolButton } from '#ui/list/toolbar/tool-button.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';

const ShareDialog = lazyWith(['reports/later'], () => import('./share-dialog.tsx'));

interface ShareReportProps {
  readonly screen: ReportScreen;
  readonly query: DashboardQuery;
}

/** Public links of the report as it is filtered. Nothing for who may not take it along. */
export function ShareReport({ screen, query }: ShareReportProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!useHolds(takeReport(screen))) return null;
  return (
    <>
      <ToolButton icon={IconLink} label={t('reports.links.button')} compact={false} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ShareDialog screen={screen} query={query} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

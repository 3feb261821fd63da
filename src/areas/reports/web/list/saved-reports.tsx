import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { screens } from '#areas/reports/area.ts';
import type { ComposedReport } from '#areas/reports/rules/report-screen.ts';
import { downloadOf, reportTitle } from '#areas/reports/rules/report-title.ts';
import { addressOf } from '#kernel/screens.ts';
import { useSavedViews, useViewActions } from '#ui/list/views/use-views.ts';
import { ViewLine } from '#ui/list/views/view-line.tsx';
import classes from './reports-screen.module.css';

/** What was saved of a report, the reader's own and what colleagues share: opened by its name. */
export function SavedReports({ report }: { readonly report: ComposedReport }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const list = downloadOf(report);
  const views = useSavedViews(list).data?.views ?? [];
  const actions = useViewActions(list, views);
  if (views.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.saved}>
      <Title order={3} size="h4" id={id}>
        {t('reports.screens.savedOf', { report: t(reportTitle(report)) })}
      </Title>
      <ul className={classes.views}>
        {views.map((view) => (
          <ViewLine
            key={view.id}
            view={view}
            isCurrent={false}
            onOpen={() => void navigate(`${addressOf(screens[report])}?${view.query}`)}
            onShare={() => void actions.share(view)}
            onRename={(name) => void actions.rename(view, name)}
            onRemove={() => void actions.remove(view)}
          />
        ))}
      </ul>
    </section>
  );
}

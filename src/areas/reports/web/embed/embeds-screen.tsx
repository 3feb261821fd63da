import { Alert, Button, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/reports/area.ts';
import { readEmbeds } from '#areas/reports/contract/embed/embed.calls.ts';
import type { EmbedView } from '#areas/reports/contract/embed/embed.shapes.ts';
import { reportTitle } from '#areas/reports/rules/report-title.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import listClasses from '../list/reports-screen.module.css';
import classes from './embed-page.module.css';

/** What each control centre shows. */
export default function EmbedsScreen(): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useCall(readEmbeds, {});
  if (!data) return error ? <QueryError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton cards={6} />;
  return (
    <div className={classes.screen}>
      <p className={classes.from}>{t('reports.embeds.text')}</p>
      {data.sources.length === 0 && <Alert color="blue">{t('reports.embeds.none')}</Alert>}
      <ul className={listClasses.reports}>
        {data.embeds.map((embed) => (
          <li key={embed.screen}>
            <EmbedCard embed={embed} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EmbedCard({ embed }: { readonly embed: EmbedView }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const name = t(reportTitle(embed.screen));
  const about = useAbout(embed);
  return (
    <article className={listClasses.report} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {name}
      </Title>
      <div>
        <StatusChip tone={embed.kind === 'own' ? 'neutral' : 'info'} label={t(`reports.embeds.kinds.${embed.kind}`)} />
      </div>
      <p className={listClasses.answers}>{about}</p>
      <Button
        component={Link}
        to={addressOf(screens.embed, { screen: embed.screen })}
        variant="default"
        className={listClasses.open ?? ''}
        aria-label={t('reports.embeds.changeOf', { report: name })}
      >
        {t('reports.embeds.change')}
      </Button>
    </article>
  );
}

function useAbout({ kind, source, reportId, dashboard, address }: EmbedView): string | null {
  const { t } = useTranslation();
  switch (kind) {
    case 'own':
      return null;
    case 'powerBi':
      return t('reports.embeds.about.powerBi', { report: reportId ?? '', source: source ?? '' });
    case 'metabase':
      return t('reports.embeds.about.metabase', { dashboard: String(dashboard ?? ''), source: source ?? '' });
    case 'address':
      return address;
  }
}

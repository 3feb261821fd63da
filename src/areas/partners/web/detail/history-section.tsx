import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import type { HistoryEntryView, PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import classes from './history-section.module.css';
import { historyText, toldFields } from './history-text.ts';
import { Section } from './section.tsx';

const PAGE_SIZE = 5;

/** Who did what, newest first. */
export function HistorySection({ partner }: { readonly partner: PartnerView }): ReactNode {
  const { t } = useTranslation();
  const [pages, setPages] = useState(1);
  return (
    <Section title={t('partners.history.title')}>
      <ol className={classes.entries}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <HistoryPage
            key={page}
            partner={partner}
            page={page}
            onMore={page === pages ? () => setPages(page + 1) : undefined}
          />
        ))}
      </ol>
    </Section>
  );
}

interface HistoryPageProps {
  readonly partner: PartnerView;
  readonly page: number;
  /** Offered on the last page that shows. */
  readonly onMore: (() => void) | undefined;
}

function HistoryPage({ partner, page, onMore }: HistoryPageProps): ReactNode {
  const { t } = useTranslation();
  const input = { params: { id: partner._id }, query: { page, size: PAGE_SIZE } };
  const answer = useCall(PARTNER_CALLS[partner.kind].history, input);
  if (answer.isPending) {
    return (
      <li>
        <CardsSkeleton cards={2} />
      </li>
    );
  }
  if (answer.isError) {
    return (
      <li>
        <QueryError onRetry={() => void answer.refetch()} />
      </li>
    );
  }
  const { entries, totalPage, totalRegistry } = answer.data;
  return (
    <>
      {totalRegistry === 0 && <li className={classes.change}>{t('partners.history.none')}</li>}
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
      {onMore && page < totalPage && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={onMore}>
            {t('partners.history.more')}
          </Button>
        </li>
      )}
    </>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntryView }): ReactNode {
  const { t } = useTranslation();
  const who = entry.userName ?? t('partners.history.nobody');
  return (
    <li className={classes.entry}>
      <span className={classes.what}>
        {t(`partners.history.actions.${entry.action.split('.')[1]}`, { who })}
        <span className={classes.when}>
          <RelativeTime instant={entry.at} />
        </span>
      </span>
      {toldFields(entry.action, entry.changes).map((field) => (
        <span key={field} className={classes.change}>
          {t('partners.history.change', {
            field: t(`partners.fields.${field}`),
            from: historyText(field, entry.changes[field]?.from, t),
            to: historyText(field, entry.changes[field]?.to, t),
          })}
        </span>
      ))}
    </li>
  );
}

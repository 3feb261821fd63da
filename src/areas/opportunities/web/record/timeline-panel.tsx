import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readOpportunityTimeline } from '#areas/opportunities/contract/opportunity.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './timeline-panel.module.css';
import { eventWords } from './timeline-text.ts';

const PAGE = 20;

/** Everything that happened to the opportunity, newest first. */
export default function TimelinePanel({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const [pages, setPages] = useState(1);
  return (
    <Section title={t('opportunities.record.tabs.timeline')}>
      <ol className={classes.entries}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <TimelinePage key={page} id={id} page={page} onMore={page === pages ? () => setPages(page + 1) : undefined} />
        ))}
      </ol>
    </Section>
  );
}

interface TimelinePageProps {
  readonly id: string;
  readonly page: number;
  /** Offered on the last page shown. */
  readonly onMore: (() => void) | undefined;
}

function TimelinePage({ id, page, onMore }: TimelinePageProps): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(readOpportunityTimeline, { params: { id }, query: { page, size: PAGE } });
  if (reply.isError && !reply.data) {
    return (
      <li>
        <QueryError onRetry={() => void reply.refetch()} />
      </li>
    );
  }
  if (!reply.data) {
    return (
      <li>
        <CardsSkeleton cards={3} />
      </li>
    );
  }
  const { entries, totalPage, totalRegistry } = reply.data;
  return (
    <>
      {totalRegistry === 0 && (
        <li>
          <EmptyState compact title={t('opportunities.record.timeline.none')} />
        </li>
      )}
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
      {onMore && page < totalPage && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={onMore}>
            {t('opportunities.record.timeline.more')}
          </Button>
        </li>
      )}
    </>
  );
}

type TimelineEntry = CallReply<typeof readOpportunityTimeline>['entries'][number];
/** The server writes no other. */
type EventType = NameIn<'opportunities.events'>;

/** Steps of the opportunity itself are marked; the others are about one applicant. */
const STEPS: ReadonlySet<string> = new Set<EventType>([
  'created',
  'published',
  'opened',
  'unpublished',
  'expired',
  'filled',
  'cancelled',
  'awarded',
]);

/** What a carrier did, whose people are not named here. */
const BY_CARRIER: ReadonlySet<string> = new Set<EventType>([
  'refused',
  'applied',
  'offered',
  'confirmed',
  'withdrawn',
  'givenBack',
]);

function Entry({ entry }: { readonly entry: TimelineEntry }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const showMoney = useShowMoney();
  const { type, details, reason, userName, at } = entry;
  const who = userName ?? (BY_CARRIER.has(type) ? null : t('opportunities.record.timeline.clock'));
  return (
    <li className={classes.entry} data-step={STEPS.has(type) || undefined}>
      <strong>{t(`opportunities.events.${type as EventType}`, eventWords(details, t, showMoney))}</strong>
      {reason && <q className={classes.reason}>{reason}</q>}
      <span className={classes.quiet}>
        {who && `${who} · `}
        {showInstant(at)} · <RelativeTime instant={at} />
      </span>
    </li>
  );
}

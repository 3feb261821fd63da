import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readOpportunityTimeline } from '#areas/opportunities/contract/opportunity.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { TIMELINE_PAGE, Timeline, TimelineEntry } from '#ui/record/timeline.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import { useShowInstant } from '#ui/session/zone.ts';
import { eventWords } from './timeline-text.ts';

const usePage = (id: string, page: number) =>
  useCall(readOpportunityTimeline, { params: { id }, query: { page, size: TIMELINE_PAGE } });

/** Everything that happened to the opportunity, newest first. */
export default function TimelinePanel({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Timeline
      title={t('opportunities.record.tabs.timeline')}
      none={t('opportunities.record.timeline.none')}
      more={t('opportunities.record.timeline.more')}
      id={id}
      usePage={usePage}
    >
      {(entry) => <Entry entry={entry} />}
    </Timeline>
  );
}

type Happened = CallReply<typeof readOpportunityTimeline>['entries'][number];
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

function Entry({ entry }: { readonly entry: Happened }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const showMoney = useShowMoney();
  const { type, details, reason, userName, at } = entry;
  const who = userName ?? (BY_CARRIER.has(type) ? null : t('opportunities.record.timeline.clock'));
  return (
    <TimelineEntry
      isStep={STEPS.has(type)}
      reason={reason}
      about={
        <>
          {who && `${who} · `}
          {showInstant(at)} · <RelativeTime instant={at} />
        </>
      }
    >
      <strong>{t(`opportunities.events.${type as EventType}`, eventWords(details, t, showMoney))}</strong>
    </TimelineEntry>
  );
}

import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#ui/feedback/chip.tsx';
import { useNow } from '#ui/feedback/relative-time.ts';
import { useShowInstant } from '#ui/session/zone.ts';
import { timeLeft, toneOf } from './time-left.ts';

interface TimeLeftChipProps {
  readonly endsAt: string | null;
  /** Asked directly: until when an answer counts, which comes first. */
  readonly answerBy?: string | null;
}

/** How long an opportunity can be answered, counting down by itself; the exact time on hover. */
export function TimeLeftChip({ endsAt, answerBy = null }: TimeLeftChipProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const left = useTimeLeft(answerBy ?? endsAt);
  if (left === null) return null;
  const label = t(answerBy === null ? 'opportunities.carrier.left.until' : 'opportunities.carrier.left.answerBy', {
    at: showInstant(answerBy ?? endsAt ?? ''),
  });
  const { in: unit, ...counts } = left;
  return (
    <Chip tone={toneOf(left)} title={label} icon={<IconClock size="0.9rem" aria-hidden />}>
      {t(`opportunities.carrier.left.${unit}`, counts)}
    </Chip>
  );
}

/** Null where there is no end. */
function useTimeLeft(until: string | null) {
  const now = useNow();
  return until === null ? null : timeLeft(until, now);
}

/** Whether the time to answer has passed. */
export function useIsOver(): (row: { readonly endsAt: string | null; readonly answerBy: string | null }) => boolean {
  const now = useNow();
  return ({ endsAt, answerBy }) => {
    const until = answerBy ?? endsAt;
    return until !== null && timeLeft(until, now).in === 'over';
  };
}

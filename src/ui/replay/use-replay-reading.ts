import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { nearestEvent } from './replay-clock.ts';
import type { ReplayBarProps, ReplayEvent } from './replay-props.ts';
import { lastAtOrBefore } from './track-at.ts';

/** An event counts as the current one within this share of the whole time. */
const NEAR = 1 / 250;

type Read = Pick<ReplayBarProps, 'from' | 'to' | 'speeds' | 'gaps' | 'events' | 'showTime'>;

interface Reading {
  readonly time: (at: number) => string;
  /** `72 km/h · Parada em Oruro`, or that nothing is known. */
  readonly detail: (at: number) => string;
  readonly eventAt: (at: number) => ReplayEvent | undefined;
}

/** What is known about a time of the replay, in words. */
export function useReplayReading({ from, to, speeds, gaps, events, showTime }: Read): Reading {
  const { t } = useTranslation();
  const { withUnit } = useNumbers();
  const times = useMemo(() => speeds.map(({ at }) => at), [speeds]);
  const eventAt = useCallback((at: number) => nearestEvent(events, at, (to - from) * NEAR), [events, from, to]);
  const detail = useCallback(
    (at: number) => {
      const isUnknown = gaps.some((gap) => at > gap.from && at < gap.to);
      const kmh = isUnknown ? null : speeds[lastAtOrBefore(times, at)]?.kmh;
      const speed = typeof kmh === 'number' ? withUnit(Math.round(kmh), 'km/h') : t('ui.map.replay.unknown');
      return [isUnknown ? t('ui.map.replay.gap') : speed, eventAt(at)?.label].filter(Boolean).join(' · ');
    },
    [t, withUnit, speeds, times, gaps, eventAt],
  );
  return { time: showTime, detail, eventAt };
}

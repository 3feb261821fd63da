import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplayTrack } from '#areas/tracking/contract/replay.calls.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { Facts } from '#ui/record/section.tsx';
import { useDurationText } from './duration-text.ts';

/** The figures of one trip; what is not known about it is said as well. */
export function TripFacts({ figures }: { readonly figures: ReplayTrack['figures'] }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const duration = useDurationText();
  const { meters, drivingSeconds, stationarySeconds, gapSeconds, topKmh } = figures;
  return (
    <Facts
      facts={[
        { label: t('tracking.replay.report.distance'), value: numbers.withUnit(Math.round(meters / 100) / 10, 'km') },
        { label: t('tracking.replay.report.driving'), value: duration(drivingSeconds) },
        { label: t('tracking.replay.report.stationary'), value: duration(stationarySeconds) },
        { label: t('tracking.replay.report.gaps'), value: duration(gapSeconds) },
        {
          label: t('tracking.replay.report.top'),
          value: topKmh === null ? t('tracking.replay.report.unknown') : numbers.withUnit(topKmh, 'km/h'),
        },
      ]}
    />
  );
}

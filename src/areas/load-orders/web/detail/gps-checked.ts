import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useNumbers } from '#ui/i18n/use-numbers.ts';

const METERS_PER_KM = 1000;
const KM = 'km';

const checkShape = z.object({
  passed: z.boolean(),
  hasDevice: z.boolean(),
  minutesAgo: z.number().nullable(),
  metersAway: z.number().nullable(),
  isBelievable: z.boolean(),
});

/** What a GPS check found, as its entry of the timeline says it; nothing for other entries. */
export function useGpsChecked(): (type: string, details: Readonly<Record<string, unknown>>) => string | null {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (type, details) => {
    const check = type === 'gpsChecked' ? checkShape.safeParse(details) : undefined;
    if (!check?.success) return null;
    const { passed, hasDevice, minutesAgo, metersAway, isBelievable } = check.data;
    const said = [t(passed ? 'loadOrders.screens.timeline.gps.passed' : 'loadOrders.screens.timeline.gps.failed')];
    if (!hasDevice) return [...said, t('loadOrders.screens.timeline.gps.noDevice')].join(' · ');
    if (minutesAgo === null) return [...said, t('loadOrders.screens.timeline.gps.never')].join(' · ');
    said.push(t('loadOrders.screens.timeline.gps.ago', { minutes: numbers.show(minutesAgo) }));
    if (metersAway !== null) {
      const distance = numbers.withUnit(Math.round(metersAway / METERS_PER_KM), KM);
      said.push(t('loadOrders.screens.timeline.gps.away', { distance }));
    }
    if (!isBelievable) said.push(t('loadOrders.screens.timeline.gps.notBelieved'));
    return said.join(' · ');
  };
}

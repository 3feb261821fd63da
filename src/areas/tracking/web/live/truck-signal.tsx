import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import classes from './truck-popup.module.css';

/** A truck that speaks without a position for longer is shown where it was. */
const OLD_MS = 5 * 60_000;
const TONES = { live: 'active', late: 'warning', silent: 'warning', never: 'done' } as const;

/** How far what is shown can be trusted: when the truck was last seen, and since when it has not said where it is. */
export function TruckSignal({ truck }: { readonly truck: LiveTruck }): ReactNode {
  const { t } = useTranslation();
  const { withUnit } = useNumbers();
  const { state, freshness, speed, at, contactAt, lat, order } = truck;
  const isOld = at !== null && contactAt !== null && Date.parse(contactAt) - Date.parse(at) > OLD_MS;
  return (
    <>
      <span className={classes.signal}>
        {speed !== null && freshness === 'live' && <span>{withUnit(speed, 'km/h')}</span>}
        <span>
          {contactAt ? (
            <>
              {t('tracking.live.seen')} <RelativeTime instant={contactAt} />
            </>
          ) : (
            t('tracking.live.neverSeen')
          )}
        </span>
        {/* An alert hides it in the state. */}
        {state === 'alert' && freshness !== 'live' && (
          <StatusChip
            tone={TONES[freshness]}
            label={`${t('tracking.live.filters.freshness')}: ${t(`tracking.live.freshness.${freshness}`)}`}
          />
        )}
      </span>
      {isOld && (
        <span className={classes.quiet}>
          {t('tracking.live.oldPlace')} <RelativeTime instant={at} />
        </span>
      )}
      {lat === null && contactAt !== null && <span className={classes.quiet}>{t('tracking.live.noPlace')}</span>}
      {order && order.sharing === 'ended' && (
        <span className={classes.warning}>{t('tracking.live.sharing.ended')}</span>
      )}
      {order && order.sharing === 'never' && lat === null && (
        <span className={classes.warning}>{t('tracking.live.sharing.never')}</span>
      )}
    </>
  );
}

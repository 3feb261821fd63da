import { Radio } from '@mantine/core';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#areas/load-orders/contract/order-assign.calls.ts';
import { forbids } from '#areas/load-orders/rules/assignment-reason.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { showNumber } from '#ui/list/cells/text-of.ts';
import classes from './assign-form.module.css';

/** One truck with its driver: what speaks for it, and what against. */
export function SuggestionCard({ suggestion }: { readonly suggestion: Suggestion }): ReactNode {
  const { t } = useTranslation();
  const { transportUnit, trucker, trailers, distanceKm, seen, assignable, reasons } = suggestion;
  return (
    <Radio.Card value={transportUnit._id} disabled={!assignable} className={classes.card!}>
      <Radio.Indicator disabled={!assignable} />
      <PersonAvatar name={trucker?.fullName ?? '–'} photo={null} size="md" />
      <span className={classes.words}>
        <span className={classes.names}>
          <span className={classes.plate}>{transportUnit.plate}</span>
          <span>{trucker?.fullName ?? t('loadOrders.screens.assign.noDriver')}</span>
          {trucker?.rating != null && (
            <span className={classes.rating}>
              <IconStarFilled size="0.85rem" aria-hidden />
              {trucker.rating.toFixed(1)}
            </span>
          )}
        </span>
        <span className={classes.quiet}>
          {[transportUnit.typeName, ...trailers.map(({ plate }) => plate)].join(' · ')}
        </span>
        <span className={classes.chips}>
          {assignable && <Chip tone="success">{t('loadOrders.screens.assign.free')}</Chip>}
          {reasons.map(({ code, loadingOrderCode }) => (
            <Chip key={code} tone={forbids(code) ? 'danger' : 'warning'}>
              {t(`loadOrders.reasons.${code}`, { order: loadingOrderCode ?? '' })}
            </Chip>
          ))}
        </span>
      </span>
      <span className={classes.distance}>
        {distanceKm !== null && (
          <strong>{t('loadOrders.screens.kilometres', { number: showNumber(Math.round(distanceKm)) })}</strong>
        )}
        <span className={classes.quiet}>
          {seen ? (
            <>
              {seen.city} <RelativeTime instant={seen.at} />
            </>
          ) : (
            t('loadOrders.screens.assign.unseen')
          )}
        </span>
      </span>
    </Radio.Card>
  );
}

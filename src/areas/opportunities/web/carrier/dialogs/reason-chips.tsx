import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type AssignmentReason, forbids } from '#areas/load-orders/rules/assignment-reason.ts';
import type { TranslateKey } from '#kernel/phrase-key.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import classes from './truck-choice.module.css';

/** Reasons that the assignment dialog says with the order or the registers behind them, which are not known here. */
const SHORTER = ['truckBusy', 'driverBusy', 'trailerBusy', 'homologationFailed'] as const;

/** A reason against a truck, in the words of the assignment dialog. */
function reasonText(t: TranslateKey, reason: AssignmentReason): string {
  const shorter = SHORTER.find((code) => code === reason);
  return shorter ? t(`opportunities.carrier.reasons.${shorter}`) : t(`loadOrders.reasons.${reason}`);
}

/** What speaks against a truck; it can be offered all the same. */
export function ReasonChips({ reasons }: { readonly reasons: readonly AssignmentReason[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.chips}>
      {reasons.length === 0 && <Chip tone="success">{t('loadOrders.screens.assign.free')}</Chip>}
      {reasons.map((reason) => (
        <Chip key={reason} tone={forbids(reason) ? 'danger' : 'warning'}>
          {reasonText(t, reason)}
        </Chip>
      ))}
    </span>
  );
}

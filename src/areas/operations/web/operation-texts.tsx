import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationState } from '#areas/operations/rules/operation-state.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { Tone } from '#kernel/tone.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { useShowMoney } from '#ui/session/money.ts';
import classes from './operation-texts.module.css';

/** The same colour for the same state wherever operations are shown. */
export const STATE_TONES: Readonly<Record<OperationState, Tone>> = {
  planned: 'neutral',
  active: 'active',
  toBeSettled: 'warning',
  liquidated: 'success',
  canceled: 'danger',
};

/** By the status number of the order. */
const ORDER_TONES: readonly Tone[] = ['neutral', 'info', 'active', 'warning', 'success', 'danger', 'done'];

export function OrderChip({ status }: { readonly status: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <StatusChip
      tone={ORDER_TONES[status] ?? 'neutral'}
      label={t(dynamicKey('operations.orderStatus', String(status)))}
    />
  );
}

export function StateChip({ state }: { readonly state: OperationState }): ReactNode {
  const { t } = useTranslation();
  return <StatusChip tone={STATE_TONES[state]} label={t(`operations.states.${state}`)} />;
}

interface MoneyProps {
  readonly value: string;
  readonly currency: string;
}

export function Money({ value, currency }: MoneyProps): ReactNode {
  const showMoney = useShowMoney();
  return (
    <span className={classes.money} data-negative={value.startsWith('-') || undefined}>
      {showMoney(value, currency)}
    </span>
  );
}

/** `28.500` → `28,5 Tn`. */
export function useTonnes(): (value: string) => string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (value) => numbers.withUnit(value, t('operations.catalogues.weightUnitAbbreviations.tn'));
}

export function Tonnes({ value }: { readonly value: string }): ReactNode {
  return useTonnes()(value);
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isWhole } from '#areas/load-orders/rules/payment.ts';
import { formatAmount, toCents } from '#kernel/money.ts';
import type { FieldName } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';

interface DifferenceFieldProps {
  readonly name: FieldName<string | null | undefined>;
  /** Decimal text; empty while it is typed. */
  readonly amount: string;
  /** What is left to pay; null while the price is to be agreed. */
  readonly rest: string | null;
}

/** Asked only where the amount is not what is owed. */
export function DifferenceField({ name, amount, rest }: DifferenceFieldProps): ReactNode {
  const { t } = useTranslation();
  if (!/^\d+(\.\d{1,2})?$/.test(amount) || isWhole(amount, rest)) return null;
  const help = () => {
    if (rest === null) return t('loadOrders.screens.payment.unknownHelp');
    if (toCents(amount) < toCents(rest)) return t('loadOrders.screens.payment.differenceHelp');
    return t('loadOrders.screens.payment.tooMuchHelp', { rest: formatAmount(rest) });
  };
  return <TextareaField name={name} label={t('loadOrders.screens.payment.differenceReason')} help={help()} max={500} />;
}

import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkBillOfLading } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { CODE_MAX } from '#areas/load-orders/rules/order-limits.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import type { SharedFormInput } from './order-form-shape.ts';

const PAUSE_MS = 400;
const field = fieldsOf<SharedFormInput>();

interface BillFieldProps {
  readonly label: string;
  /** The order being changed: its own bill of lading is not a repetition. */
  readonly orderId: string | undefined;
}

/** The bill of lading; one that another order has gets a warning, because orders of one shipment may share it. */
export function BillField({ label, orderId }: BillFieldProps): ReactNode {
  const { t } = useTranslation();
  const typed = useFieldValue(field('billOfLadingNumber'))?.trim() ?? '';
  const [settled] = useDebouncedValue(typed, PAUSE_MS);
  const query = { billOfLadingNumber: settled, ...(orderId ? { exceptId: orderId } : {}) };
  const enabled = settled !== '' && settled === typed;
  const { data } = useCall(checkBillOfLading, { query }, { enabled, retry: false, staleTime: 0 });
  const repeated = enabled && data?.hasRepeatedBL ? data : undefined;
  const warning = repeated?.order
    ? t('loadOrders.screens.form.billRepeated', { order: repeated.order.loadingOrderCode })
    : repeated && t('loadOrders.screens.doubts.billOfLadingNumber');
  return <TextField name={field('billOfLadingNumber')} label={label} max={CODE_MAX} warn={() => warning} />;
}

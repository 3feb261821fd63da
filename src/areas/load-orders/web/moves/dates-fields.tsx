import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameIn } from '#kernel/phrase-key.ts';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { TimeField } from '#ui/fields/date/time-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';

/** Old orders are corrected as well. */
const MIN_YEAR = 2000;

/** When an order is loaded and delivered, and when its container goes back. */
export function DatesFields({ prefix = '' }: { readonly prefix?: string }): ReactNode {
  const { t } = useTranslation();
  const label = (name: NameIn<'loadOrders.screens.fields'>) => t(`loadOrders.screens.fields.${name}`);
  return (
    <FieldGrid>
      <DateField name={`${prefix}loadingDate`} label={label('loadingDate')} minYear={MIN_YEAR} />
      <TimeField name={`${prefix}loadingDateHour`} label={label('loadingDateHour')} />
      <DateField name={`${prefix}deliveryDate`} label={label('deliveryDate')} minYear={MIN_YEAR} />
      <TimeField name={`${prefix}deliveryDateHour`} label={label('deliveryDateHour')} />
      <DateField name={`${prefix}containerReturn`} label={label('containerReturn')} minYear={MIN_YEAR} />
    </FieldGrid>
  );
}

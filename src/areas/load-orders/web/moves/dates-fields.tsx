import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameIn } from '#kernel/phrase-key.ts';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { DateTimeField } from '#ui/fields/date/date-time-field.tsx';
import { TimeField } from '#ui/fields/date/time-field.tsx';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { DatesForm } from './order-dates.ts';

/** Past dates are allowed, because old orders are corrected too. */
const MIN_YEAR = 2000;

interface DatesFieldsProps {
  readonly name: FieldName<DatesForm>;
  /** Whether loading and delivery need a date. */
  readonly required?: boolean;
}

/** The dates of loading, delivery, container return and delay. */
export function DatesFields({ name, required }: DatesFieldsProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  const needed = required ? { required } : {};
  const label = (date: NameIn<'loadOrders.screens.fields'>) => t(`loadOrders.screens.fields.${date}`);
  return (
    <FieldGrid>
      <DateField name={field('loadingDate')} label={label('loadingDate')} minYear={MIN_YEAR} {...needed} />
      <TimeField name={field('loadingDateHour')} label={label('loadingDateHour')} />
      <DateField name={field('deliveryDate')} label={label('deliveryDate')} minYear={MIN_YEAR} {...needed} />
      <TimeField name={field('deliveryDateHour')} label={label('deliveryDateHour')} />
      <DateField name={field('containerReturn')} label={label('containerReturn')} minYear={MIN_YEAR} />
      <DateTimeField name={field('delayCutoff')} label={label('delayCutoff')} minYear={MIN_YEAR} />
      <DateTimeField name={field('delayDate')} label={label('delayDate')} minYear={MIN_YEAR} />
    </FieldGrid>
  );
}

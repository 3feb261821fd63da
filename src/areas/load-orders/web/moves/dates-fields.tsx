import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type OddDay, oddDelivery, oddLoading } from '#areas/load-orders/rules/implausible.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { DateTimeField } from '#ui/fields/date/date-time-field.tsx';
import { TimeField } from '#ui/fields/date/time-field.tsx';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { FieldGrid, FieldPair } from '#ui/form/layout.tsx';
import { useToday } from '#ui/session/zone.ts';
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
  const today = useToday();
  const loading = useFieldValue(field('loadingDate'));
  const warning = (odd: OddDay | undefined) => odd && t(`loadOrders.screens.warnings.${odd}`);
  return (
    <FieldGrid>
      <FieldPair>
        <DateField
          name={field('loadingDate')}
          label={label('loadingDate')}
          minYear={MIN_YEAR}
          warn={(day, isChanged) => (isChanged ? warning(oddLoading(day, today)) : undefined)}
          {...needed}
        />
        <TimeField name={field('loadingDateHour')} label={label('loadingDateHour')} />
      </FieldPair>
      <FieldPair>
        <DateField
          name={field('deliveryDate')}
          label={label('deliveryDate')}
          minYear={MIN_YEAR}
          warn={(day, isChanged) => (isChanged ? warning(oddDelivery(day, loading, today)) : undefined)}
          {...needed}
        />
        <TimeField name={field('deliveryDateHour')} label={label('deliveryDateHour')} />
      </FieldPair>
      <DateField name={field('containerReturn')} label={label('containerReturn')} minYear={MIN_YEAR} />
      <DateTimeField name={field('delayCutoff')} label={label('delayCutoff')} minYear={MIN_YEAR} />
      <DateTimeField name={field('delayDate')} label={label('delayDate')} minYear={MIN_YEAR} />
    </FieldGrid>
  );
}

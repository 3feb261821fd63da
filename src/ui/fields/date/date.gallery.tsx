import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { dayShape, instantShape } from '#kernel/date-shapes.ts';
import type { DateRange } from '#kernel/dates.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { SampleForm } from '#ui/gallery/sample-form.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { DateField } from './date-field.tsx';
import { ALERT_PRESETS } from './date-presets.ts';
import { DateRangeField } from './date-range-field.tsx';
import { DateRangeInput } from './date-range-input.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { TimeField } from './time-field.tsx';

const range = z.object({ label: z.string(), startDate: z.string(), endDate: z.string() }).nullish();
const shape = z.object({
  loading: dayShape,
  birth: dayShape.nullish(),
  expiry: dayShape.nullish(),
  hour: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .nullish(),
  cutoff: instantShape.nullish(),
  period: range,
  alerts: range,
});
const field = fieldsOf(shape);

function Dates(): ReactNode {
  return (
    <SampleForm shape={shape} defaults={{ loading: null as unknown as string, period: null, alerts: null }}>
      <FieldGrid>
        <DateField name={field('loading')} label="Data de carga" />
        <DateField name={field('expiry')} label="Vencimento" future years="scroll" />
        <BirthDateField name={field('birth')} label="Data de nascimento" />
        <TimeField name={field('hour')} label="Hora de carga" />
        <DateTimeField name={field('cutoff')} label="Limite sem demora" />
        <DateRangeField name={field('period')} label="Período" />
        <DateRangeField name={field('alerts')} label="Alertas" presets={ALERT_PRESETS} />
      </FieldGrid>
    </SampleForm>
  );
}

function RangeFilter(): ReactNode {
  const [value, setValue] = useState<DateRange | null>(null);
  return (
    <>
      <div style={{ maxWidth: '18rem' }}>
        <DateRangeInput value={value} onChange={setValue} label="Período" />
      </div>
      <output data-testid="range">{JSON.stringify(value)}</output>
    </>
  );
}

const page: GalleryPage = {
  title: 'Fields: dates',
  sections: [
    { id: 'fields-date', title: 'Date, time and period', Component: Dates },
    { id: 'fields-range', title: 'Period as a filter', Component: RangeFilter },
  ],
};
export default page;

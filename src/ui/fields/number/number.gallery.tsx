import type { ReactNode } from 'react';
import { z } from 'zod';
import { amountShape } from '#kernel/money.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { SampleForm } from '#ui/gallery/sample-form.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';

const shape = z.object({
  weight: z.number(),
  minutes: z.number().min(1).max(600).nullish(),
  freight: amountShape,
  advance: amountShape.nullish(),
});
const field = fieldsOf(shape);

function Numbers(): ReactNode {
  return (
    <SampleForm shape={shape} defaults={{ minutes: 45, advance: '1250.5' }}>
      <FieldGrid>
        <NumberField name={field('weight')} label="Peso" unit="Tn" decimals={3} />
        <NumberField name={field('minutes')} label="Duração em minutos" decimals={0} min={1} max={600} step={1} />
        <MoneyField name={field('freight')} label="Frete do cliente" currency="BOB" />
        <MoneyField name={field('advance')} label="Adiantamento" currency="BRL" help="Pago na carga" />
      </FieldGrid>
    </SampleForm>
  );
}

const page: GalleryPage = {
  title: 'Fields: numbers',
  sections: [{ id: 'fields-number', title: 'Number and money', Component: Numbers }],
};
export default page;

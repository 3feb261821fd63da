import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { SelectField } from './choice/select-field.tsx';
import { SwitchField } from './choice/switch-field.tsx';
import { PhoneField } from './country/phone-field.tsx';
import { DateField } from './date/date-field.tsx';
import { type FieldName, fieldsIn, fieldsOf } from './field-names.ts';
import { useEntries, useFieldValue, useFormValues } from './form-values.ts';
import { NumberField } from './number/number-field.tsx';
import { TextField } from './text/text-field.tsx';

const shape = z.object({
  plate: z.string(),
  isOwn: z.boolean(),
  phone: z.string().nullable(),
  phoneCode: z.string().nullable(),
  kind: z.enum(['truck', 'trailer']),
  origin: z.object({ city: z.string(), arrival: z.string().nullable() }),
  stops: z.array(z.object({ city: z.string(), tonnes: z.number().nullable() })),
  features: z.record(z.string(), z.number()),
});
const field = fieldsOf(shape);

it('a field is named by its path in the form, wherever its group lies', () => {
  expect(field('origin.city')).toBe('origin.city');
  expect(fieldsIn(field('stops.2'))('city')).toBe('stops.2.city');
  expect(fieldsIn(field('origin'))()).toBe('origin');
  expect(fieldsIn(field())('plate')).toBe('plate');
});

const plain = { label: '' };
const stop = fieldsIn(field(`stops.${2}`));

it('a field takes a name of its form', () => {
  const fields = [
    <TextField key={1} {...plain} name={field('plate')} />,
    <SelectField key={2} {...plain} name={field('kind')} options={[]} />,
    <PhoneField key={3} {...plain} name={field('phone')} codeName={field('phoneCode')} country="BO" />,
    <DateField key={4} {...plain} name={field('origin.arrival')} />,
    <NumberField key={5} {...plain} name={stop('tonnes')} />,
    <NumberField key={6} {...plain} name={field(`features.${'axles' as string}`)} />,
    <StopFields key={7} name={stop()} />,
  ];
  const names = ['plate', 'kind', 'phone', 'origin.arrival', 'stops.2.tonnes', 'features.axles', 'stops.2'];
  expect(fields.map(({ props }) => props.name)).toEqual(names);
});

it('a name its form does not have does not compile', () => {
  const fields = [
    // @ts-expect-error misspelled
    <TextField key={1} {...plain} name={field('plaet')} />,
    // @ts-expect-error misspelled in a group
    <DateField key={2} {...plain} name={field('origin.arival')} />,
    // @ts-expect-error misspelled in an entry of a list
    <NumberField key={3} {...plain} name={field(`stops.${2}.tons`)} />,
    // @ts-expect-error the same, named within the entry
    <NumberField key={4} {...plain} name={stop('tons')} />,
    // @ts-expect-error misspelled name of the calling code
    <PhoneField key={5} {...plain} name={field('phone')} codeName={field('phoneCod')} country="BO" />,
    // @ts-expect-error a mere string
    <TextField key={6} {...plain} name="plate" />,
    // @ts-expect-error a path put together by hand
    <TextField key={7} {...plain} name={`stops.${2}.city`} />,
    // @ts-expect-error no name
    <TextField key={8} {...plain} />,
  ];
  expect(fields).toHaveLength(8);
});

it('a field of another kind than what the form holds does not compile', () => {
  const fields = [
    // @ts-expect-error a date where the form holds a number
    <DateField key={1} {...plain} name={stop('tonnes')} />,
    // @ts-expect-error a number where the form holds a text
    <NumberField key={2} {...plain} name={field('plate')} />,
    // @ts-expect-error a switch where the form holds a text
    <SwitchField key={3} {...plain} name={field('plate')} />,
    // @ts-expect-error a text where the form holds a group
    <TextField key={4} {...plain} name={field('origin')} />,
    // @ts-expect-error the fields of a stop in another group
    <StopFields key={5} name={field('origin')} />,
    <Hooks key={6} />,
  ];
  expect(fields).toHaveLength(6);
});

function StopFields({ name }: { readonly name: FieldName<{ readonly tonnes: number | null }> }): ReactNode {
  return <NumberField {...plain} name={fieldsIn(name)('tonnes')} />;
}

/** What is read, written and added has the type the form holds there. */
function Hooks(): ReactNode {
  const { set } = useFormValues();
  const { append } = useEntries(field('stops'));
  const city: string = useFieldValue(field('origin.city'));
  // @ts-expect-error the form holds a text there
  const tonnes: number = useFieldValue(field('origin.city'));
  set(field('isOwn'), true);
  // @ts-expect-error the form holds yes or no there
  set(field('isOwn'), 'yes');
  append({ city, tonnes });
  // @ts-expect-error an entry without its tonnes
  append({ city });
  // @ts-expect-error no list
  useEntries(field('origin'));
  return city;
}

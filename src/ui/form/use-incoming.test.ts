import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { resetAround } from './use-incoming.ts';

interface Order {
  readonly notes: string;
  readonly weight: string;
  readonly loads: readonly { readonly name: string }[];
}

/** A form with a list, whose entries are drawn as the list learns of them. */
function open(defaultValues: Order) {
  const { control, ...form } = createFormControl<Order>({ defaultValues });
  const seen: { loads: Order['loads']; isDirty: boolean | undefined } = { loads: defaultValues.loads, isDirty: false };
  control._names.array.add('loads');
  control._subjects.array.subscribe({
    next: ({ values }) => {
      seen.loads = (values as Order).loads;
    },
  });
  form.subscribe({
    formState: { isDirty: true },
    callback: ({ isDirty }) => {
      seen.isDirty = isDirty;
    },
  });
  return { form, seen };
}

it('a form follows its record and keeps what was typed, also the entries of lists', () => {
  const { form, seen } = open({ notes: 'old', weight: '27', loads: [{ name: 'soy' }] });
  const loads = [{ name: 'soy' }, { name: 'maize' }];
  form.setValue('loads', loads, { shouldDirty: true });
  resetAround(form, { notes: 'new', weight: '28', loads: [{ name: 'soy' }] }, new Map([['loads', loads]]));
  expect(form.getValues()).toEqual({ notes: 'new', weight: '28', loads });
  expect(seen).toEqual({ loads, isDirty: true });
});

it('a form in which nothing was typed shows the record as it is', () => {
  const { form, seen } = open({ notes: 'old', weight: '27', loads: [{ name: 'soy' }] });
  const record = { notes: 'new', weight: '27', loads: [{ name: 'maize' }] };
  resetAround(form, record, new Map());
  expect(form.getValues()).toEqual(record);
  expect(seen).toEqual({ loads: record.loads, isDirty: false });
});

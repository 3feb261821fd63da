import type { ReactNode } from 'react';
import type { Question } from '#areas/operations/rules/stage.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { type FieldName, fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import type { TaskFormInput } from './task-form-shape.ts';

const field = fieldsOf<TaskFormInput>();
const MIN_YEAR = 2000;

/** One question of a task's form, in a field of its type. */
export function QuestionField({ question }: { readonly question: Question }): ReactNode {
  const { key, label, type, required, choices } = question;
  // The type of the question decides which type of value the form holds.
  const props = { name: field(`answers.${key}`) as FieldName<never>, label, required };
  switch (type) {
    case 'number':
      return <NumberField {...props} decimals={3} signed />;
    case 'date':
      return <DateField {...props} minYear={MIN_YEAR} />;
    case 'choice':
      return <SelectField {...props} options={choices.map((choice) => ({ value: choice, label: choice }))} />;
    case 'flag':
      return <SwitchField {...props} />;
    default:
      return <TextField {...props} />;
  }
}

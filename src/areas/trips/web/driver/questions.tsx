import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers, TaskView } from '#areas/trips/contract/order-task.calls.ts';
import type { Language } from '#kernel/language.ts';
import { decimalText } from '#kernel/numbers.ts';
import { TEXT_MAX } from '#kernel/text.ts';
import { NumberInput } from '#ui/fields/number/number-input.tsx';
import { isDecimalText, numberProblem } from '#ui/fields/number/number-text.ts';
import { encodeProblem, problemText } from '#ui/fields/problem-text.ts';

type Question = TaskView['form'][number];

interface QuestionsProps {
  readonly form: readonly Question[];
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
}

/** The questions of a task, each in a field of its type. */
export function Questions({ form, answers, onChange }: QuestionsProps): ReactNode {
  return (
    <Stack gap="sm">
      {form.map((question) => (
        <Answer
          key={question.key}
          question={question}
          value={answers[question.key] ?? null}
          onChange={(value) => onChange({ ...answers, [question.key]: value })}
        />
      ))}
    </Stack>
  );
}

interface AnswerProps {
  readonly question: Question;
  readonly value: Answers[string];
  readonly onChange: (value: Answers[string]) => void;
}

function Answer({ question, value, onChange }: AnswerProps): ReactNode {
  const { label, required, type, choices } = question;
  const field = { label, withAsterisk: required, size: 'md' } as const;
  if (type === 'flag')
    return (
      <Checkbox
        label={label}
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    );
  if (choices.length > 0)
    return (
      <NativeSelect
        {...field}
        data={['', ...choices]}
        value={String(value ?? '')}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      />
    );
  if (type === 'number') return <NumberAnswer field={field} value={value} onChange={onChange} />;
  return (
    <TextInput
      {...field}
      type={type === 'date' ? 'date' : 'text'}
      maxLength={TEXT_MAX}
      defaultValue={String(value ?? '')}
      onChange={({ currentTarget: { value: text } }) => onChange(text || null)}
    />
  );
}

const DECIMALS = 3;

interface NumberAnswerProps extends Omit<AnswerProps, 'question'> {
  readonly field: { readonly label: string; readonly withAsterisk: boolean; readonly size: 'md' };
}

/** The answer is a number, or for the time being a text that is not one. */
function NumberAnswer({ field, value, onChange }: NumberAnswerProps): ReactNode {
  const { t, i18n } = useTranslation();
  const [left, setLeft] = useState(false);
  const reading = { language: i18n.language as Language, decimals: DECIMALS, signed: true };
  const problem = left ? numberProblem(value, reading) : undefined;
  return (
    <NumberInput
      {...field}
      signed
      decimals={DECIMALS}
      value={typeof value === 'number' ? decimalText(value) : String(value ?? '')}
      onChange={(text) => onChange(text === '' ? null : isDecimalText(text) ? Number(text) : text)}
      onBlur={() => setLeft(true)}
      error={problem && problemText(encodeProblem(problem), t, (key) => i18n.exists(key))}
    />
  );
}

/** Whether all required questions are answered, and every number is one. */
export function isAnswered(form: readonly Question[], answers: Answers): boolean {
  return form.every(({ key, type, required }) => {
    const answer = answers[key] ?? null;
    return answer === null ? !required : type !== 'number' || typeof answer === 'number';
  });
}

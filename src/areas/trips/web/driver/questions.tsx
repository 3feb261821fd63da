import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Answers, TaskView } from '#areas/trips/contract/order-task.calls.ts';
import { TEXT_MAX } from '#kernel/text.ts';

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
  const asNumber = (text: string) => (text === '' || Number.isNaN(Number(text)) ? null : Number(text));
  return (
    <TextInput
      {...field}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'number' ? 'decimal' : 'text'}
      maxLength={TEXT_MAX}
      defaultValue={String(value ?? '')}
      onChange={({ currentTarget: { value: text } }) =>
        onChange(type === 'number' ? asNumber(text.replace(',', '.')) : text || null)
      }
    />
  );
}

/** Whether all required questions are answered. */
export function isAnswered(form: readonly Question[], answers: Answers): boolean {
  return form.every(({ key, required }) => !required || (answers[key] !== undefined && answers[key] !== null));
}

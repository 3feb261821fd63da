import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Answered,
  CHECKLIST_ANSWERS,
  type ChecklistAnswer,
  type ChecklistQuestion,
} from '#areas/trade-documents/rules/checklist.ts';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { useField } from '#ui/fields/use-field.tsx';
import classes from './trade-documents.module.css';

interface AnswerFieldProps {
  readonly question: ChecklistQuestion;
  readonly name: FieldName<Partial<Answered>>;
  readonly readOnly: boolean;
}

/** One question of a checklist: yes, no or not applicable; a no requires a reason. */
export function AnswerField({ question, name, readOnly }: AnswerFieldProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const field = fieldsIn(name);
  const label = t(`tradeDocuments.checklist.questions.${question}`);
  const answer = useField<ChecklistAnswer>({ name: field('answer'), label });
  const note = useFieldValue(field('note'));
  const isNo = answer.value === 'no';
  return (
    <div className={classes.question} data-field={field('answer')}>
      <span id={id}>{label}</span>
      <SegmentedControl
        ref={answer.ref}
        aria-labelledby={id}
        readOnly={readOnly}
        value={answer.value ?? ''}
        onChange={answer.change}
        data={CHECKLIST_ANSWERS.map((value) => ({ value, label: t(`tradeDocuments.documents.answers.${value}`) }))}
      />
      {answer.error && <span className={classes.problem}>{answer.error}</span>}
      {(isNo || note) && (
        <div className={classes.note}>
          <TextField
            name={field('note')}
            label={t(`tradeDocuments.documents.${isNo ? 'noteWhy' : 'note'}`)}
            required={isNo}
            readOnly={readOnly}
          />
        </div>
      )}
    </div>
  );
}

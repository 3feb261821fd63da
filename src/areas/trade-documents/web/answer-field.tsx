import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CHECKLIST_ANSWERS, type ChecklistQuestion } from '#areas/trade-documents/rules/checklist.ts';
import { problemText } from '#ui/fields/problem-text.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import classes from './trade-documents.module.css';

interface AnswerFieldProps {
  readonly question: ChecklistQuestion;
  readonly readOnly: boolean;
}

/** One question of a checklist: yes, no or not applicable; a no says why. */
export function AnswerField({ question, readOnly }: AnswerFieldProps): ReactNode {
  const { t, i18n } = useTranslation();
  const id = useId();
  const path = `answers.${question}`;
  const { field, fieldState } = useController({ name: `${path}.answer` });
  const note = useWatch({ name: `${path}.note` }) as string | null;
  const problem = fieldState.error?.message;
  const isNo = field.value === 'no';
  return (
    <div className={classes.question} data-field={`${path}.answer`}>
      <span id={id}>{t(`tradeDocuments.checklist.questions.${question}`)}</span>
      <SegmentedControl
        ref={field.ref}
        aria-labelledby={id}
        readOnly={readOnly}
        value={field.value ?? ''}
        onChange={field.onChange}
        data={CHECKLIST_ANSWERS.map((value) => ({ value, label: t(`tradeDocuments.documents.answers.${value}`) }))}
      />
      {problem && <span className={classes.problem}>{problemText(problem, t, (key) => i18n.exists(key))}</span>}
      {(isNo || note) && (
        <div className={classes.note}>
          <TextField
            name={`${path}.note`}
            label={t(`tradeDocuments.documents.${isNo ? 'noteWhy' : 'note'}`)}
            required={isNo}
            readOnly={readOnly}
          />
        </div>
      )}
    </div>
  );
}

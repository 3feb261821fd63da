import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createChecklist, updateChecklist } from '#areas/trade-documents/contract/order-form.calls.ts';
import { type ChecklistView, checklistInputShape } from '#areas/trade-documents/contract/order-form.shapes.ts';
import {
  CHECKLIST,
  CHECKLIST_QUESTIONS,
  CHECKLIST_SECTIONS,
  type ChecklistContent,
} from '#areas/trade-documents/rules/checklist.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { tradeDocumentsAddress } from './addresses.ts';
import { AnswerField } from './answer-field.tsx';
import { CompleteField } from './complete-field.tsx';
import classes from './trade-documents.module.css';

interface ChecklistFormProps {
  readonly operationId: string;
  readonly orderId: string;
  /** Null for a new one. */
  readonly checklist: ChecklistView | null;
  readonly readOnly: boolean;
  readonly onSaved: (checklist: ChecklistView) => void;
  readonly onReload: () => void;
}

const field = fieldsOf(checklistInputShape);

const EMPTY = Object.fromEntries(
  CHECKLIST_QUESTIONS.map((question) => [question, { answer: null, note: '' }]),
) as unknown as ChecklistContent;

/** One form for creating, filling in and reading a checklist. */
export function ChecklistForm(props: ChecklistFormProps): ReactNode {
  const { operationId, orderId, checklist, readOnly, onSaved, onReload } = props;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const create = useAction(createChecklist);
  const update = useAction(updateChecklist);
  return (
    <FormShell
      label={t('tradeDocuments.documents.checklist')}
      shape={checklistInputShape}
      recordId={checklist?._id}
      defaults={{ answers: checklist?.answers ?? EMPTY, complete: false }}
      backTo={tradeDocumentsAddress(readOnly ? 'show' : 'update', operationId)}
      submitLabel={t('tradeDocuments.documents.save')}
      readOnly={readOnly}
      failure={{
        action: checklist ? 'update' : 'create',
        what: t('tradeDocuments.documents.checklistWhat'),
        reload: onReload,
      }}
      save={(body) =>
        checklist
          ? update.mutateAsync({ params: { id: checklist._id }, body: { ...body, version: checklist.version } })
          : create.mutateAsync({ params: { orderId }, body })
      }
      onSaved={({ checklist: saved }) => {
        const notice = saved.completedAt ? 'completedNow' : 'saved';
        snackbar.success(t(`tradeDocuments.documents.${notice}`, { code: saved.code }));
        onSaved(saved);
      }}
    >
      <AnswerCount />
      {CHECKLIST_SECTIONS.map((section) => (
        <FormSection key={section} title={t(`tradeDocuments.checklist.sections.${section}`)}>
          <div>
            {CHECKLIST[section].map((question) => (
              <AnswerField key={question} question={question} name={field(`answers.${question}`)} readOnly={readOnly} />
            ))}
          </div>
        </FormSection>
      ))}
      {!readOnly && <CompleteField name={field('complete')} />}
    </FormShell>
  );
}

function AnswerCount(): ReactNode {
  const { t } = useTranslation();
  const answers = useFieldValue(field('answers'));
  const total = CHECKLIST_QUESTIONS.length;
  const done = CHECKLIST_QUESTIONS.filter((question) => answers[question]?.answer).length;
  return (
    <span className={classes.quiet} role="status">
      {t('tradeDocuments.documents.progress', { done, total })}
    </span>
  );
}

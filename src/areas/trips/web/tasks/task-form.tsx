import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import type { PartFormProps } from '#areas/load-orders/contract/order-slots.ts';
import { performTask, readTasks, TASK_FILES_MAX, type TaskView } from '#areas/trips/contract/order-task.calls.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { ErrorState, QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { DOCUMENT_UPLOAD, PHOTO_UPLOAD } from '#ui/upload/upload-rules.ts';
import { QuestionField } from './question-field.tsx';
import { donenessOf, emptyTask, type TaskFormInput, taskFormShape } from './task-form-shape.ts';

const field = fieldsOf<TaskFormInput>();

/** Completes a task in the office: its questions, its proof, a note. */
export default function TaskForm(props: PartFormProps): ReactNode {
  const { t } = useTranslation();
  const answer = useCall(readTasks, { params: { id: props.order._id } });
  if (answer.isError && !answer.data) return <QueryError onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <FormSkeleton fields={3} />;
  const task = answer.data.stages.flatMap(({ tasks }) => tasks).find(({ _id }) => _id === props.id);
  if (!task) return <ErrorState compact title={t('errors.request.notFound')} />;
  return <Doing {...props} task={task} />;
}

function Doing({ order, backTo, onDone, task }: PartFormProps & { readonly task: TaskView }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const performing = useAction(performTask, { refresh: ORDER_REFRESH });
  const shape = useMemo(() => taskFormShape(task), [task]);
  const { evidence } = task;
  const wantsFiles = evidence !== 'none' && evidence !== 'form';
  return (
    <FormShell
      label={task.name}
      shape={shape}
      defaults={emptyTask(task)}
      openedBy="task"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.tasks.do')}
      failure={{ action: 'update', what: t('loadOrders.screens.tasks.what') }}
      save={(form) => performing.mutateAsync({ params: { id: order._id, taskId: task._id }, body: donenessOf(form) })}
      onSaved={() => {
        snackbar.success(t('loadOrders.screens.tasks.doneNotice', { name: task.name }));
        onDone();
      }}
    >
      <strong>{task.name}</strong>
      {task.form.map((question) => (
        <QuestionField key={question.key} question={question} />
      ))}
      {wantsFiles && (
        <UploadField
          name={field('files')}
          label={t(`loadOrders.screens.tasks.evidence.${evidence}`)}
          rules={evidence === 'document' ? DOCUMENT_UPLOAD : PHOTO_UPLOAD}
          allowedMaxFiles={TASK_FILES_MAX}
          multiple
          required={task.required}
        />
      )}
      <TextareaField name={field('note')} label={t('loadOrders.screens.stops.note')} rows={2} />
    </FormShell>
  );
}

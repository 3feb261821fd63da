import { z } from 'zod';
import type { Question } from '#areas/operations/rules/stage.ts';
import type { Doneness, TaskView } from '#areas/trips/contract/order-task.calls.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import type { FileItem } from '#ui/upload/file-value.ts';

const fileItem = z.custom<FileItem>((item) => typeof item === 'object' && item !== null && 'url' in item);
const answer = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** Proof and answers of a task in the form; required ones are checked before sending. */
export function taskFormShape(task: Pick<TaskView, 'form' | 'evidence' | 'required'>) {
  const needsFiles = task.required && task.evidence !== 'none' && task.evidence !== 'form';
  return z
    .object({ answers: z.record(z.string(), answer), files: z.array(fileItem), note: optionalTextShape() })
    .superRefine(({ answers, files }, context) => {
      for (const question of task.form) {
        const { key } = question;
        if (!isMissing(question, answers[key])) continue;
        context.addIssue({ code: 'custom', path: ['answers', key], params: { code: 'required' } });
      }
      if (needsFiles && files.length === 0) {
        context.addIssue({ code: 'custom', path: ['files'], params: { code: 'fileRequired' } });
      }
    });
}

export type TaskFormValues = z.output<ReturnType<typeof taskFormShape>>;
export type TaskFormInput = z.input<ReturnType<typeof taskFormShape>>;

const isMissing = ({ required, type }: Question, given: unknown): boolean =>
  required && type !== 'flag' && (given === null || given === undefined || given === '');

export function emptyTask(task: Pick<TaskView, 'form'>) {
  return {
    answers: Object.fromEntries(task.form.map(({ key, type }) => [key, type === 'flag' ? false : null])),
    files: [],
    note: '',
  };
}

export function donenessOf({ answers, files, note }: TaskFormValues): Doneness {
  const given = Object.entries(answers).map(([key, value]) => [key, value === '' ? null : value] as const);
  const fileIds = files.map(({ url }) => storedFileId(url)).filter((id) => id !== undefined);
  return { answers: Object.fromEntries(given), files: fileIds.map((fileId) => ({ fileId })), note };
}

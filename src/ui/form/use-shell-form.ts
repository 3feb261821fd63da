import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ApiError } from '#ui/api/api-error.ts';
import { type FailedAction, failureText, reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { FieldCheck, FormFacts } from '#ui/fields/form-facts.ts';
import { useLiveQueries } from '#ui/realtime/realtime-context.tsx';
import type { FormShape } from './form-shape.ts';
import { problemNames, problemResolver } from './problem-resolver.ts';
import { isRequiredAt } from './required-fields.ts';
import { type FormDraft, useDraft } from './use-draft.ts';
import { type Incoming, useIncoming } from './use-incoming.ts';

export interface ShellFormOptions<S extends FormShape, R> {
  readonly shape: S;
  readonly defaults: DefaultValues<z.input<S>>;
  /**
   * The record that the form changes, where there is one already: the form follows what others change of it, so its
   * defaults are made of the record and nothing else. A list without an id has a name instead.
   */
  readonly recordId?: string | undefined;
  /** Keeps a draft under this name, which includes the record: `warehouse.update.42`. */
  readonly draft?: string;
  readonly save: (values: z.output<S>) => Promise<R>;
  /** Runs once the values are valid, before they are saved; unless it resolves to true, nothing is saved. */
  readonly confirm?: (values: z.output<S>) => Promise<boolean>;
  /** Runs after saving; leaving the form from here does not ask. */
  readonly onSaved?: (result: R) => void;
  /** The message when saving fails: `Erro ao criar a empresa`. */
  readonly failure: {
    readonly action: FailedAction;
    readonly what: string;
    /** Reads the record again, when another person has changed it in the meantime. */
    readonly reload?: () => void;
    /** Says it above the buttons, with another try where that may help, instead of in a message that passes. */
    readonly inline?: boolean;
  };
  /** Called with the fields that the browser or the server refuses. */
  readonly onProblems?: (names: readonly string[]) => void;
}

export type ShellFormApi<S extends FormShape> = UseFormReturn<z.input<S>, unknown, z.output<S>>;

export interface ShellForm<S extends FormShape> {
  readonly form: ShellFormApi<S>;
  readonly facts: FormFacts;
  readonly draft: FormDraft;
  /** What was changed elsewhere since the form was opened. */
  readonly incoming: Incoming | null;
  /** Why the last try to save failed, where the form says so itself. */
  readonly failed: FormFailure | null;
  readonly submit: (event?: FormEvent) => Promise<void>;
  /** Whether leaving the form would lose changes. */
  readonly unsaved: RefObject<boolean>;
}

interface FormFailure {
  readonly title: string;
  readonly reason: string;
  readonly mayHelp: boolean;
}

/** A form that validates by its shape, keeps a draft, saves once, and shows the server's problems at its fields. */
export function useShellForm<S extends FormShape, R>(options: ShellFormOptions<S, R>): ShellForm<S> {
  const { shape, defaults, draft: draftName, save, confirm, onSaved, onProblems, failure } = options;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const checks = useRef(new Map<string, FieldCheck>());
  const resolver = useMemo(() => problemResolver(shape, () => checks.current), [shape]);
  const form = useForm<z.input<S>, unknown, z.output<S>>({ defaultValues: defaults, resolver, mode: 'onTouched' });
  const draft = useDraft(draftName, form, defaults);
  const savedAt = useRef(0);
  const record = options.recordId === undefined ? undefined : (defaults as unknown as FieldValues);
  const live = useLiveQueries();
  const changedBy = () => live?.changedBy(options.recordId);
  const incoming = useIncoming({ form, record, rebase: draft.rebase, savedAt, changedBy });
  const unsaved = useRef(false);
  const saving = useRef(false);
  const [failed, setFailed] = useState<FormFailure | null>(null);
  const say = (error: unknown) => {
    if (!failure.inline) return snackbar.failure(failure.action, failure.what, error);
    setFailed({
      title: failureText(failure.action, failure.what, t),
      reason: reasonText(error, t),
      mayHelp: !(error instanceof ApiError) || error.isTransport || error.status >= 500,
    });
  };

  const { isDirty } = form.formState;
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);

  const facts = useMemo<FormFacts>(
    () => ({
      isRequired: (name, empty) => isRequiredAt(shape, name, empty),
      addCheck: (name, check) => {
        checks.current.set(name, check);
        return () => void (checks.current.get(name) === check && checks.current.delete(name));
      },
    }),
    [shape],
  );

  const send = async (values: z.output<S>) => {
    if (saving.current) return;
    saving.current = true;
    setFailed(null);
    try {
      if (confirm && !(await confirm(values))) return;
      const result = await save(values);
      savedAt.current = Date.now();
      draft.drop();
      form.reset(form.getValues());
      unsaved.current = false;
      onSaved?.(result);
    } catch (error) {
      if (error instanceof ApiError) {
        showAtFields(form, error);
        onProblems?.(Object.keys(error.fields));
      }
      say(error);
      if (isStale(error)) failure.reload?.();
    } finally {
      saving.current = false;
    }
  };
  const submit = form.handleSubmit(send, (errors) => onProblems?.(problemNames(errors)));

  return { form, facts, draft, incoming, failed, submit, unsaved };
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'request.staleVersion';

/** Puts the server's messages at their fields and focuses the first of them. */
function showAtFields<S extends FormShape>(form: ShellFormApi<S>, error: ApiError): void {
  for (const [at, [name, { message }]] of Object.entries(error.fields).entries()) {
    form.setError(name as FieldPath<z.input<S>>, { type: 'server', message }, { shouldFocus: at === 0 });
  }
}

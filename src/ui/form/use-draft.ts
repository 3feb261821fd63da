import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useVisitor } from '#ui/session/signed-in.ts';
import { type Draft, type DraftPlace, dropDraft, keepDraft, readDraft } from './draft-store.ts';

const PAUSE_MS = 400;
const NOBODY = 'visitor';

export interface FormDraft {
  /** The step the draft had reached; 0 without one. */
  readonly step: number;
  /** Whether the form shows values of an earlier visit. */
  readonly restored: boolean;
  /** Back to the record as it is, without the draft. */
  readonly discard: () => void;
  readonly drop: () => void;
  /** The record changed elsewhere, and what is typed is kept on top of the new values. */
  readonly rebase: (base: unknown) => void;
  readonly keepStep: (step: number) => void;
  /** Removes the draft and returns a function that restores it. */
  readonly removeWithUndo: () => () => void;
}

/** Keeps what is typed on this device, and restores it when the form is opened again. */
export function useDraft<V extends FieldValues, T>(
  name: string | undefined,
  form: UseFormReturn<V, unknown, T>,
  base: unknown,
): FormDraft {
  const owner = useVisitor()?.userId ?? NOBODY;
  const place = useMemo<DraftPlace | null>(
    () => (name === undefined ? null : { storage: localStorage, owner, form: name }),
    [name, owner],
  );
  const start = useRef(base);
  const [found] = useState<Draft | null>(() => (place ? readDraft(place, start.current, Date.now()) : null));
  const [restored, setRestored] = useState(found !== null);
  const step = useRef(found?.step ?? 0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    if (found) form.reset(found.values as V, { keepDefaultValues: true });
  }, [found, form]);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (place) keepDraft(place, start.current, { values: form.getValues(), step: step.current }, Date.now());
  }, [place, form]);
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (place) dropDraft(place);
  }, [place]);

  useEffect(() => {
    if (!place) return;
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer.current);
        if (isDirty) timer.current = setTimeout(write, PAUSE_MS);
        else drop();
      },
    });
    // On a reload the draft is saved without waiting for a pause.
    const flush = () => timer.current !== undefined && write();
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      clearTimeout(timer.current);
    };
  }, [place, form, write, drop]);

  const rebase = useCallback(
    (next: unknown) => {
      start.current = next;
      if (form.formState.isDirty) write();
    },
    [form, write],
  );

  return {
    step: found?.step ?? 0,
    restored,
    drop,
    rebase,
    discard: () => {
      drop();
      step.current = 0;
      setRestored(false);
      form.reset();
    },
    keepStep: (next) => {
      step.current = next;
      if (form.formState.isDirty) write();
    },
    removeWithUndo: () => {
      const taken: Draft = { values: structuredClone(form.getValues()), step: step.current };
      drop();
      return () => place && keepDraft(place, start.current, taken, Date.now());
    },
  };
}

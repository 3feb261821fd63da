import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue, set, type UseFormReturn } from 'react-hook-form';
import { isSame, partsOf, valueAt } from './form-parts.ts';
import { giveFocusBack, type HeldFocus, heldFocus } from './held-focus.ts';

/** The record was changed elsewhere while the form is open. */
export interface Incoming {
  /** The fields with new values. */
  readonly names: readonly string[];
  /** Those of them that keep what the user typed. */
  readonly kept: readonly string[];
  /** The first name of who changed them, where that is a colleague. */
  readonly by: string | undefined;
  /** Takes the new values of those, too. */
  readonly take: () => void;
  readonly dismiss: () => void;
}

interface IncomingOptions<V extends FieldValues, T> {
  readonly form: UseFormReturn<V, unknown, T>;
  /** The record as the form shows it; undefined while it is created. */
  readonly record: FieldValues | undefined;
  readonly rebase: (base: unknown) => void;
  /** When the form itself last saved, in milliseconds. */
  readonly savedAt: RefObject<number>;
  /** Who changed the record a moment ago. */
  readonly changedBy: () => string | undefined;
}

/** What comes back so soon after saving is what the server made of the form itself. */
const OWN_MS = 5_000;

/** Some forms carry the version among their values. */
const VERSION = 'version';

/**
 * A form follows its record: fields that nobody touched take the new values, what the user typed stays. What was typed
 * is then saved on top of the newest version, knowingly.
 */
export function useIncoming<V extends FieldValues, T>({
  form,
  record,
  rebase,
  savedAt,
  changedBy,
}: IncomingOptions<V, T>): Incoming | null {
  const base = useRef<FieldValues | undefined>(record);
  const [incoming, setIncoming] = useState<Omit<Incoming, 'take' | 'dismiss'> | null>(null);
  const { dirtyFields, isSubmitting } = form.formState;
  const marks = useRef<FieldValues>(dirtyFields);
  useEffect(() => {
    marks.current = dirtyFields;
  });
  const author = useEffectEvent(changedBy);
  const [held, hold] = useState<HeldFocus | null>(null);
  useLayoutEffect(() => {
    if (held) giveFocusBack(held);
  }, [held]);

  useEffect(() => {
    // What the user just saved comes back as a change, and is none once it is saved.
    if (!record || isSubmitting || isSame(base.current, record)) return;
    const next = record;
    const typed: FieldValues = form.getValues();
    const parts = partsOf(next, form.control._names.mount);
    const touched = parts.filter((part) => isMarked(valueAt(marks.current, part)));
    const seen = parts.filter((part) => {
      const value = valueAt(next, part);
      return !isSame(valueAt(base.current, part), value) && !isSame(valueAt(typed, part), value);
    });
    base.current = next;
    hold(heldFocus());
    resetAround(form, next as V, new Map(touched.map((part) => [part, valueAt(typed, part)])));
    rebase(next);
    const shown = seen.filter((name) => name !== VERSION);
    if (shown.length === 0 || Date.now() - savedAt.current < OWN_MS) return;
    const by = author();
    setIncoming((before) => ({
      by,
      names: [...new Set([...(before?.names ?? []), ...shown])],
      kept: [...new Set([...(before?.kept ?? []), ...shown.filter((name) => touched.includes(name))])],
    }));
  }, [form, record, isSubmitting, rebase, savedAt]);

  if (!incoming) return null;
  return {
    ...incoming,
    take: () => {
      for (const name of incoming.kept) setField(form, name, valueAt(base.current, name));
      setIncoming(null);
    },
    dismiss: () => setIncoming(null),
  };
}

const KEPT = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true } as const;

/**
 * The form starts from the record again, except for the parts that were typed. Those are part of a reset as well: lists
 * would not learn of values that are set right after one, and would lose the entries that the user added.
 */
export function resetAround<V extends FieldValues, T>(
  form: Pick<UseFormReturn<V, unknown, T>, 'reset'>,
  record: V,
  typed: ReadonlyMap<string, unknown>,
): void {
  form.reset(record, KEPT);
  if (typed.size === 0) return;
  const values = structuredClone(record);
  for (const [part, value] of typed) set(values, part, value);
  form.reset(values, { ...KEPT, keepDefaultValues: true });
}

function setField<V extends FieldValues, T>(form: UseFormReturn<V, unknown, T>, name: string, value: unknown): void {
  form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
}

/** Whether a field, or anything below it, was changed by the user. */
function isMarked(mark: unknown): boolean {
  if (mark === true) return true;
  return typeof mark === 'object' && mark !== null && Object.values(mark).some(isMarked);
}

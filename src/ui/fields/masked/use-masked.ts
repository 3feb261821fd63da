import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { cursorAfter, differsByOne, type Mask } from './mask.ts';

export interface Masked {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Completes the typed value; called when the field is left. */
  readonly complete: () => void;
  /** Sets a value as if it had been typed. */
  readonly put: (typed: string) => void;
  readonly typed: string;
}

/** An input that formats what was typed and keeps the cursor in its place. */
export function useMasked(mask: Mask, stored: string, change: (stored: string) => void): Masked {
  const restore = mask.restore ?? ((text: string) => text);
  const [typed, setTyped] = useState(() => restore(stored));
  const cursor = useRef<{ input: HTMLInputElement; place: number } | null>(null);
  const [, redraw] = useState(0);

  // The form may set another value: a reset, a restored draft, a reply of the server.
  const current = mask.store(typed) === stored ? typed : restore(stored);
  if (current !== typed) setTyped(current);

  useLayoutEffect(() => {
    if (cursor.current) cursor.current.input.setSelectionRange(cursor.current.place, cursor.current.place);
    cursor.current = null;
  });

  const put = (next: string) => {
    setTyped(next);
    if (mask.store(next) !== stored) change(mask.store(next));
  };

  return {
    value: mask.show(current),
    typed: current,
    put,
    onChange: (event) => {
      const input = event.currentTarget;
      const { data, inputType } = event.nativeEvent as InputEvent;
      const place = input.selectionStart ?? input.value.length;
      const text = input.value;
      const pasted = /paste|drop/i.test(inputType ?? '');
      const byKey =
        !pasted && (/^delete/.test(inputType ?? '') || data?.length === 1 || differsByOne(mask.show(current), text));
      const next = mask.read(text, current, pasted, byKey);
      const before = [...text.slice(0, place)].filter(mask.counts).length;
      const shown = mask.show(next);
      const after = () => (place === text.length ? shown.length : cursorAfter(shown, before, mask.counts));
      cursor.current = { input, place: mask.asTyped && shown === text ? place : after() };
      put(next);
      // A refused key does not change the state, but the input must be drawn again to remove it.
      redraw((count) => count + 1);
    },
    complete: () => {
      const next = mask.complete?.(current) ?? current;
      if (next !== current) put(next);
    },
  };
}

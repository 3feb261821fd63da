import { type ChangeEvent, type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonText } from '#ui/feedback/error-text.ts';

interface OneAnswerOptions {
  /** Accepts the answer, or returns why it cannot. What fails is said at the field too. */
  readonly accept: (answer: string) => Promise<string | undefined>;
  /** Called once the answer is accepted, when nothing of it is kept any more. */
  readonly onAccepted: () => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

interface OneAnswer<E extends Field> {
  readonly busy: boolean;
  readonly form: { readonly id: string; readonly onSubmit: (event: FormEvent) => void; readonly noValidate: true };
  readonly field: {
    readonly ref: RefObject<E | null>;
    readonly value: string;
    readonly error: string | null;
    readonly onChange: (event: ChangeEvent<E>) => void;
  };
  readonly forget: () => void;
}

/** The form of a dialog that asks for one text: what was typed, what is wrong with it, and whether it is being sent. */
export function useOneAnswer<E extends Field>({ accept, onAccepted }: OneAnswerOptions): OneAnswer<E> {
  const { t } = useTranslation();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ref = useRef<E>(null);
  const id = useId();
  const change = (text: string) => {
    setValue(text);
    setError(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be inside another form of the React tree, which must not be submitted.
    event.stopPropagation();
    setBusy(true);
    const problem = await accept(value).catch((failure: unknown) => reasonText(failure, t));
    setBusy(false);
    if (problem === undefined) {
      change('');
      onAccepted();
    } else {
      setError(problem);
      ref.current?.focus();
    }
  };
  return {
    busy,
    form: { id, onSubmit: (event) => void submit(event), noValidate: true },
    field: { ref, value, error, onChange: (event) => change(event.currentTarget.value) },
    forget: () => change(''),
  };
}

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { type Confirmation, ConfirmationDialog } from './confirmation-dialog.tsx';
import { WarningDialog } from './warning-dialog.tsx';

interface Dialogs {
  /** `if (await confirm({ action: 'remove', name })) …` */
  readonly confirm: (confirmation: Confirmation) => Promise<boolean>;
  readonly warn: (text: string) => Promise<boolean>;
}

const DialogContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogContext);
  if (!dialogs) throw new Error('DialogProvider is missing');
  return dialogs;
}

type Question =
  | { readonly kind: 'confirmation'; readonly confirmation: Confirmation }
  | { readonly kind: 'warning'; readonly text: string };

interface OpenQuestion {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

const NOTHING: Confirmation = { action: 'remove', name: '' };
const NO_QUESTION: OpenQuestion = { question: { kind: 'confirmation', confirmation: NOTHING }, answer: () => {} };

/** Lets any screen ask a question and wait for the answer. A new question answers the open one with no. */
export function DialogProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [current, setCurrent] = useState<OpenQuestion>(NO_QUESTION);
  const [opened, setOpened] = useState(false);

  const ask = useCallback((question: Question) => {
    return new Promise<boolean>((answer) => {
      setCurrent((before) => {
        before.answer(false);
        return { question, answer };
      });
      setOpened(true);
    });
  }, []);
  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (confirmation) => ask({ kind: 'confirmation', confirmation }),
      warn: (text) => ask({ kind: 'warning', text }),
    }),
    [ask],
  );
  // The question stays until its dialog has faded out, so that no text jumps.
  const settle = (yes: boolean) => {
    current.answer(yes);
    setOpened(false);
  };

  // Both stay mounted while closed: a dialog that is mounted open would not know which element gets the focus back.
  const { question } = current;
  return (
    <DialogContext value={dialogs}>
      {children}
      <ConfirmationDialog
        {...(question.kind === 'confirmation' ? question.confirmation : NOTHING)}
        opened={opened && question.kind === 'confirmation'}
        onConfirm={() => settle(true)}
        onClose={() => settle(false)}
      />
      <WarningDialog
        text={question.kind === 'warning' ? question.text : ''}
        opened={opened && question.kind === 'warning'}
        onContinue={() => settle(true)}
        onClose={() => settle(false)}
      />
    </DialogContext>
  );
}

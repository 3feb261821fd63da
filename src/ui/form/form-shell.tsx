import type { ReactNode } from 'react';
import { FormButtons } from './form-buttons.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormShape } from './form-shape.ts';
import { useCancel } from './use-cancel.ts';
import { type ShellFormApi, type ShellFormOptions, useShellForm } from './use-shell-form.ts';

interface FormShellProps<S extends FormShape, R> extends ShellFormOptions<S, R> {
  /** Name of the form for screen readers. */
  readonly label: string;
  /** Where cancelling leads when the form was opened directly. */
  readonly backTo: string;
  readonly submitLabel?: string;
  /** Deletes something. */
  readonly danger?: boolean;
  /** The query value that opens it, where the form has no path of its own, as in a dialog: `edit`. */
  readonly openedBy?: string;
  /** Closes the form, where it is in a dialog without an address. */
  readonly onCancel?: () => void;
  /** Read-only: no buttons to save or cancel. */
  readonly readOnly?: boolean;
  /** Nothing can be saved at the moment; the fields say why. */
  readonly blocked?: boolean;
  readonly children: ReactNode | ((form: ShellFormApi<S>) => ReactNode);
}

/** One form for creating and editing: fields inside, Cancelar and Criar or Salvar below. */
export function FormShell<S extends FormShape, R>(props: FormShellProps<S, R>): ReactNode {
  const { label, backTo, submitLabel, danger, openedBy, readOnly = false, blocked = false, children } = props;
  const shell = useShellForm(props);
  const keepsDraft = props.draft !== undefined;
  const cancel = useCancel(shell, keepsDraft, backTo);
  return (
    <FormFrame
      shell={shell}
      label={label}
      keepsDraft={keepsDraft}
      onSubmit={shell.submit}
      onDiscard={shell.draft.discard}
      openedBy={openedBy}
      actions={
        readOnly ? null : (
          <FormButtons
            step={0}
            count={1}
            busy={shell.form.formState.isSubmitting}
            blocked={blocked}
            onBack={props.onCancel ?? cancel}
            submitLabel={submitLabel}
            danger={danger}
          />
        )
      }
    >
      {typeof children === 'function' ? children(shell.form) : children}
    </FormFrame>
  );
}

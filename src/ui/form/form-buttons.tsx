import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { wizardButtons } from './wizard-steps.ts';

interface FormButtonsProps {
  readonly step: number;
  readonly count: number;
  readonly busy: boolean;
  /** Nothing can be saved as things stand; the form says why. */
  readonly blocked?: boolean;
  readonly onBack: () => void;
  /** Where neither creating nor saving is the word: `Enviar`. */
  readonly submitLabel?: string | undefined;
  /** Takes something away for good: red, and the way out is not called Cancelar, which could be what is confirmed. */
  readonly danger?: boolean | undefined;
}

/**
 * The field that has the focus keeps it until the button is let go: what it says when it is left would push the button
 * away from under the pointer, and the click would be lost.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Now the field is left, as it would have been: some write their value out when they are. */
const takeFocus = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
  const isPointer = detail > 0;
  if (isPointer) currentTarget.focus();
};

export function FormButtons(props: FormButtonsProps): ReactNode {
  const { step, count, busy, blocked = false, onBack, submitLabel, danger = false } = props;
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { back, forward } = wizardButtons(step, count, pathname);
  const label = forward !== 'next' && submitLabel ? submitLabel : t(`ui.form.buttons.${forward}`);
  return (
    <>
      <Button variant="default" onMouseDown={keepFocus} onClick={onBack} disabled={busy}>
        {danger ? t('ui.dialog.back') : t(`ui.form.buttons.${back}`)}
      </Button>
      <Button
        type="submit"
        loading={busy}
        disabled={blocked}
        onMouseDown={keepFocus}
        onClick={takeFocus}
        {...(danger ? { color: 'red.9' } : {})}
      >
        {label}
      </Button>
    </>
  );
}

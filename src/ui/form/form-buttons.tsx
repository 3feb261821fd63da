import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { wizardButtons } from './wizard-steps.ts';

interface FormButtonsProps {
  readonly step: number;
  readonly count: number;
  readonly busy: boolean;
  /** Nothing can be saved at the moment; the form says why. */
  readonly blocked?: boolean;
  readonly onBack: () => void;
  /** A label other than create or save: `Enviar`. */
  readonly submitLabel?: string | undefined;
  /**
   * Deletes something: the button is red, and the other one is not labelled Cancelar, which could be the action itself.
   */
  readonly danger?: boolean | undefined;
}

/**
 * The focused field keeps the focus until the button is released: a message that appears on leaving the field would
 * move the button away from the pointer, and the click would be lost.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Leaves the field after the click, because some fields format their value when they are left. */
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

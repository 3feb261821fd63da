import { Tooltip, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './quiet-button.module.css';
import { QuietButton } from './quiet-button.tsx';

const SHOWN_MS = 2000;

interface CopyButtonProps {
  /** What is copied; the label names it: a plate, a code. */
  readonly value: string;
  readonly label: string;
}

export function CopyButton({ value, label }: CopyButtonProps): ReactNode {
  const { t } = useTranslation();
  const { copied, copy } = useClipboard({ timeout: SHOWN_MS });
  const button = useRef<HTMLButtonElement>(null);
  const wasCopied = useRef(false);
  wasCopied.current ||= copied;
  return (
    <>
      <QuietButton
        ref={button}
        className={classes.small}
        onClick={(event) => {
          // A click on a row opens its record; this one must not.
          event.stopPropagation();
          copy(value);
        }}
        aria-label={t('ui.feedback.copy', { label })}
      >
        {copied ? <IconCheck size="0.95rem" aria-hidden /> : <IconCopy size="0.95rem" aria-hidden />}
        <span className={VisuallyHidden.classes.root} role="status">
          {copied ? t('ui.feedback.copied') : ''}
        </span>
      </QuietButton>
      {wasCopied.current && <Tooltip target={button} label={t('ui.feedback.copied')} opened={copied} openDelay={0} />}
    </>
  );
}

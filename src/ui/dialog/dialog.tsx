import { getDefaultZIndex, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './dialog.module.css';
import { useEscape } from './use-escape.ts';

interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Buttons; on a phone they are at the bottom, within reach of the thumb, the last one first. */
  readonly actions?: ReactNode;
  /** `full` is the whole window, for a map. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** Prevents closing while the work is running. */
  readonly busy?: boolean;
  /** Asks about what is open below it, which may be a drawer that was opened later than this dialog was mounted. */
  readonly isQuestion?: boolean;
  readonly children?: ReactNode;
}

/** The one frame of all dialogs: centred, or the whole screen of a phone. */
export function Dialog({
  opened,
  title,
  onClose,
  actions,
  size = 'md',
  busy = false,
  isQuestion = false,
  children,
}: DialogProps): ReactNode {
  const { t } = useTranslation();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  useEscape(opened, () => !busy && onClose());
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size === 'full' ? 'xl' : size}
      fullScreen={phone || size === 'full'}
      zIndex={getDefaultZIndex('modal') + (isQuestion ? 1 : 0)}
      closeOnEscape={false}
      closeOnClickOutside={!busy}
      closeButtonProps={{ 'aria-label': t('ui.dialog.close'), disabled: busy }}
      transitionProps={{ transition: phone ? 'slide-up' : 'pop', duration: 140 }}
      classNames={{
        content: classes.content!,
        header: classes.header!,
        title: classes.title!,
        body: classes.body!,
      }}
    >
      <div className={classes.text}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </Modal>
  );
}

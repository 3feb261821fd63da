import { notifications } from '@mantine/notifications';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type FailedAction, failureText, isOnlyLogged, isSuppressed, reasonText } from './error-text.ts';
import classes from './snackbar.module.css';
import { type SnackbarAction, SnackbarMessage } from './snackbar-message.tsx';

const SHOWN_MS = { success: 3000, warning: 3000, danger: 5000 } as const;
const ICONS = { success: IconCheck, warning: IconAlertTriangle, danger: IconX } as const;

export interface Snackbar {
  readonly success: (text: string, options?: { readonly undo?: () => void; readonly detail?: string }) => void;
  readonly warning: (text: string, options?: { readonly detail?: string }) => void;
  readonly error: (text: string, options?: { readonly reload?: () => void; readonly detail?: string }) => void;
  /** Shows a failed action with its template and reason; nothing where the specification asks for silence. */
  readonly failure: (action: FailedAction, what: string, error?: unknown, reload?: () => void) => void;
}

/** One short notice per action: success and warning stay three seconds, an error five, longer under the pointer. */
export function useSnackbar(): Snackbar {
  const { t } = useTranslation();
  return useMemo(() => {
    const show = (tone: keyof typeof SHOWN_MS, text: string, detail?: string, action?: SnackbarAction) => {
      if (isSuppressed(text, t)) return;
      const Icon = ICONS[tone];
      const id = crypto.randomUUID();
      const close = () => notifications.hide(id);
      notifications.show({
        id,
        role: tone === 'danger' ? 'alert' : 'status',
        'data-tone': tone,
        autoClose: SHOWN_MS[tone],
        icon: <Icon size="1rem" aria-hidden />,
        classNames: { root: classes.snackbar!, icon: classes.icon!, closeButton: classes.close! },
        closeButtonProps: { 'aria-label': t('ui.feedback.close') },
        message: <SnackbarMessage text={text} detail={detail} action={action} onDone={close} />,
      });
    };
    return {
      success: (text, { undo, detail } = {}) =>
        show('success', text, detail, undo && { label: t('ui.feedback.undo'), run: undo }),
      warning: (text, { detail } = {}) => show('warning', text, detail),
      error: (text, { reload, detail } = {}) =>
        show('danger', text, detail, reload && { label: t('ui.feedback.reload'), run: reload }),
      failure: (action, what, error, reload) => {
        if (isOnlyLogged(error)) return;
        const reason = error === undefined ? undefined : reasonText(error, t);
        show('danger', failureText(action, what, t), reason, reload && { label: t('ui.feedback.reload'), run: reload });
      },
    };
  }, [t]);
}

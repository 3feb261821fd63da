import { useTranslation } from 'react-i18next';
import { enableTemplate } from '#areas/operations/contract/stage-template.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

interface Toggled {
  readonly _id: string;
  readonly name: string;
  readonly enabled: boolean;
}

/** Disables a template after confirmation, or enables it again. */
export function useTemplateToggle() {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const toggling = useAction(enableTemplate, {
    onFailed: (error) => snackbar.failure('toggle', t('operations.templates.what'), error),
  });
  const toggle = async ({ _id: id, name, enabled }: Toggled) => {
    if (enabled && !(await dialogs.warn(t('operations.templates.confirmDisable', { name })))) return;
    const notice = t(`operations.templates.${enabled ? 'disabledNow' : 'enabledNow'}`, { name });
    toggling.mutate({ params: { id }, body: { enable: !enabled } }, { onSuccess: () => snackbar.success(notice) });
  };
  return { toggle, busy: toggling.isPending };
}

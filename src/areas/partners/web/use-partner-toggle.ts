import { useTranslation } from 'react-i18next';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

interface Toggled {
  readonly _id: string;
  readonly name: string;
  readonly active: boolean;
}

/** Disables after a confirmation, or enables. */
export function usePartnerToggle(kind: PartnerKind) {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const toggling = useAction(PARTNER_CALLS[kind].enable, {
    onFailed: (error) => snackbar.failure('toggle', t(`partners.kinds.${kind}.what`), error),
  });
  const toggle = async ({ _id: id, name, active }: Toggled) => {
    if (active && !(await dialogs.warn(t(`partners.kinds.${kind}.confirmDisable`, { name })))) return;
    const notice = t(`partners.kinds.${kind}.${active ? 'disabled' : 'enabled'}`, { name });
    toggling.mutate({ params: { id }, body: { enable: !active } }, { onSuccess: () => snackbar.success(notice) });
  };
  return { toggle, busy: toggling.isPending };
}

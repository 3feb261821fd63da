import { useTranslation } from 'react-i18next';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { removeWarehouse } from '../contract/warehouse.calls.ts';

interface Removed {
  readonly _id: string;
  readonly fullName: string;
}

/** Removes the docks of an address after confirmation; bookings that are not over refuse it. */
export function useRemoveWarehouse() {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const removing = useAction(removeWarehouse, {
    onFailed: (error) => snackbar.failure('remove', t('warehouses.what'), error),
  });
  const remove = async ({ _id: id, fullName: name }: Removed, onRemoved?: () => void) => {
    if (!(await dialogs.confirm({ action: 'remove', name }))) return;
    removing.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          snackbar.success(t('warehouses.detail.removed', { name }));
          onRemoved?.();
        },
      },
    );
  };
  return { remove, busy: removing.isPending };
}

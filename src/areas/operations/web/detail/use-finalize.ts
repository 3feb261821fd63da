import { useTranslation } from 'react-i18next';
import { finalizeAgroOperation } from '#areas/operations/contract/operation.calls.ts';
import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

/** Finalizes an agro operation, after confirmation. */
export function useFinalize() {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const finalizing = useAction(finalizeAgroOperation, {
    onFailed: (error) => snackbar.failure('update', t('operations.kinds.agro.what'), error),
  });
  const finalize = async ({ _id: id, version, code }: OperationView) => {
    if (!(await dialogs.warn(t('operations.finalize.confirm', { code })))) return;
    finalizing.mutate(
      { params: { id }, body: { version } },
      { onSuccess: () => snackbar.success(t('operations.finalize.done', { code })) },
    );
  };
  return { finalize, busy: finalizing.isPending };
}

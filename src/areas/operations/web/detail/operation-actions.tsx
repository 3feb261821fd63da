import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFlagCheck from '@tabler/icons-react/dist/esm/icons/IconFlagCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { finalizeAgroOperation } from '#areas/operations/contract/operation.calls.ts';
import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import {
  sharingAddress,
  tradeDocumentsAddress,
  updateAddress,
} from '#areas/operations/contract/operation-addresses.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { isClosed } from '../is-closed.ts';
import { useOperationAccess } from '../use-operation-access.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const ICON = { size: '1.1rem', stroke: 1.7, 'aria-hidden': true } as const;

/** The actions the user may take on this operation. */
export function OperationActions({ operation }: { readonly operation: OperationView }): ReactNode {
  const { t } = useTranslation();
  const { kind, _id, own } = operation;
  const canOpen = useCanOpen();
  const access = useOperationAccess(kind);
  const { finalize, busy } = useFinalize();
  const [cancelling, cancelDialog] = useDisclosure(false);
  if (!own) return null;
  const isOpen = !isClosed(operation);
  const mayFinalize = isOpen && access.mayWrite && kind === 'agro';
  const sharing = sharingAddress(kind, _id);
  const mayShare = canOpen(sharing);
  const mayCancel = access.mayCancel && operation.canceledAt === null;
  return (
    <>
      {access.mayShowTradeDocuments && (
        <Button
          component={Link}
          to={tradeDocumentsAddress(access.tradeDocumentMode, _id)}
          variant="default"
          leftSection={<IconFileText {...ICON} />}
        >
          {t('operations.actions.documents')}
        </Button>
      )}
      {access.mayWrite && isOpen && (
        <Button component={Link} to={updateAddress(kind, _id)} leftSection={<IconPencil {...ICON} />}>
          {t('operations.actions.edit')}
        </Button>
      )}
      {(mayShare || mayFinalize || mayCancel) && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              data-menu
              variant="default"
              size="input-sm"
              loading={busy}
              aria-label={t('operations.actions.more')}
            >
              <IconDots {...ICON} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {mayShare && (
              <Menu.Item component={Link} to={sharing} leftSection={<IconShare {...ICON} />}>
                {t('operations.actions.share')}
              </Menu.Item>
            )}
            {mayFinalize && (
              <Menu.Item leftSection={<IconFlagCheck {...ICON} />} onClick={() => void finalize(operation)}>
                {t('operations.actions.finalize')}
              </Menu.Item>
            )}
            {mayCancel && (
              <Menu.Item color="red" leftSection={<IconBan {...ICON} />} onClick={cancelDialog.open}>
                {t('operations.actions.cancel')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <CancelDialog operation={operation} opened={cancelling} onClose={cancelDialog.close} />
    </>
  );
}

/** Finalizes an agro operation, after confirmation. */
function useFinalize() {
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

import { ActionIcon, Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { OrderFileView, OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { taskSearch } from '#areas/load-orders/contract/order-addresses.ts';
import { removeOrderDocument } from '#areas/load-orders/contract/order-part.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { ORDER_DOCUMENT_TYPES } from '#areas/load-orders/rules/order-limits.ts';
import { DOCUMENT_SELECTION } from '#areas/partners/contract/partner.permissions.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { DocumentGallery } from '#ui/media/document-gallery.tsx';
import type { GalleryDocument } from '#ui/media/gallery-document.ts';
import { Section } from '#ui/record/section.tsx';
import { NEW_DOCUMENT } from './new-document.ts';

/** The documents of an order by type. Proof of tasks is shown with the tasks. */
export default function DocumentsPanel({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const mayWrite = order.side === 'own' && order.moves.includes('update');
  const remove = useRemoval(order._id);
  const documents = order.documents.filter(isDocument);
  const editButton = ({ type: id, file }: GalleryDocument) => (
    <ActionIcon
      component={Link}
      to={taskSearch(params, 'document', id)}
      variant="subtle"
      color="gray"
      aria-label={t('loadOrders.screens.documents.editOne', { name: file?.fileName ?? '' })}
    >
      <IconPencil size="1.1rem" stroke={1.6} aria-hidden />
    </ActionIcon>
  );
  return (
    <Section
      title={t('loadOrders.screens.documents.title')}
      count={documents.length}
      action={
        mayWrite && (
          <Button
            component={Link}
            to={taskSearch(params, 'document', NEW_DOCUMENT)}
            variant="default"
            size="xs"
            leftSection={<IconPlus size="1rem" aria-hidden />}
          >
            {t('loadOrders.screens.documents.add')}
          </Button>
        )
      }
    >
      <DocumentGallery
        slots={4}
        documents={documents.map(({ _id, type, url, fileName, contentType }) => ({
          type: _id,
          label: t(dynamicKey('loadOrders.documentTypes', type)),
          file: { url, fileName, contentType },
        }))}
        selectAllRule={DOCUMENT_SELECTION}
        removeable={mayWrite}
        onRemove={remove}
        {...(mayWrite ? { cardAction: editButton } : {})}
      />
    </Section>
  );
}

const TYPES: ReadonlySet<string> = new Set(ORDER_DOCUMENT_TYPES);
const isDocument = ({ type }: OrderFileView): boolean => TYPES.has(type);

function useRemoval(id: string): (place: GalleryDocument) => Promise<void> {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const removing = useAction(removeOrderDocument, {
    refresh: ORDER_REFRESH,
    onDone: () => snackbar.success(t('loadOrders.screens.documents.removed')),
    onFailed: (error) => snackbar.failure('remove', t('loadOrders.screens.documents.what'), error),
  });
  // The viewer has already asked for confirmation and waits; an error is shown above.
  return async ({ type: documentId }) => {
    await removing.mutateAsync({ params: { id, documentId } }).catch(() => undefined);
  };
}

import { ActionIcon, Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { DOCUMENT_SELECTION } from '#areas/partners/contract/partner.permissions.ts';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { PARTNER_DOCUMENT_CALLS } from '#areas/partners/contract/partner-document.calls.ts';
import { MAX_PARTNER_DOCUMENTS } from '#areas/partners/rules/partner-limits.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { DocumentGallery } from '#ui/media/document-gallery.tsx';
import type { GalleryDocument } from '#ui/media/gallery-document.ts';
import { Section } from '#ui/record/section.tsx';
import { documentSearch, NEW_DOCUMENT } from '../addresses.ts';
import { usePartnerAccess } from '../use-partner-access.ts';
import { DocumentDialog } from './document-dialog.tsx';

/** Contracts and insurances of the partner; each item of the gallery is one document. */
export function DocumentsSection({ partner }: { readonly partner: PartnerView }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { mayWrite } = usePartnerAccess(partner.kind);
  const remove = useRemoval(partner);
  const { documents } = partner;
  const editButton = ({ type, file }: GalleryDocument) => (
    <ActionIcon
      component={Link}
      to={documentSearch(params, type)}
      variant="subtle"
      color="gray"
      aria-label={t('partners.documents.editOne', { name: file?.fileName ?? '' })}
    >
      <IconPencil size="1.1rem" stroke={1.6} aria-hidden />
    </ActionIcon>
  );
  return (
    <Section
      title={t('partners.documents.title')}
      count={documents.length}
      action={
        mayWrite &&
        documents.length < MAX_PARTNER_DOCUMENTS && (
          <Button
            component={Link}
            to={documentSearch(params, NEW_DOCUMENT)}
            variant="default"
            size="xs"
            leftSection={<IconPlus size="1rem" aria-hidden />}
          >
            {t('partners.documents.add')}
          </Button>
        )
      }
    >
      <DocumentGallery
        documents={documents.map((document) => ({
          type: document._id,
          label: t(`partners.documents.types.${document.type}`),
          file: { url: document.url, fileName: document.fileName, contentType: document.contentType },
          expires: document.expirationDate,
        }))}
        selectAllRule={DOCUMENT_SELECTION}
        removeable={mayWrite}
        onRemove={remove}
        {...(mayWrite ? { cardAction: editButton } : {})}
      />
      <DocumentDialog partner={partner} />
    </Section>
  );
}

function useRemoval({ kind, _id: id }: PartnerView): (place: GalleryDocument) => Promise<void> {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const removing = useAction(PARTNER_DOCUMENT_CALLS[kind].remove, {
    onDone: () => snackbar.success(t('partners.documents.removed')),
    onFailed: (error) => snackbar.failure('remove', t('partners.documents.what'), error),
  });
  // The viewer has already asked for confirmation and waits; errors are shown above.
  return async ({ type: documentId }) => {
    await removing.mutateAsync({ params: { id, documentId } }).catch(() => undefined);
  };
}

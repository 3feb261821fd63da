import { ActionIcon } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { FleetDocumentsView } from '#areas/documents/contract/document.shapes.ts';
import type { FleetDocumentType } from '#areas/documents/rules/fleet-document.ts';
import { DOCUMENT_SELECTION } from '#areas/partners/contract/partner.permissions.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { DocumentGallery } from '#ui/media/document-gallery.tsx';
import type { GalleryDocument } from '#ui/media/gallery-document.ts';
import { Section } from '#ui/record/section.tsx';
import { documentSearch } from './document-address.ts';
import { FleetDocumentDialog, type FleetDocumentDialogProps } from './document-dialog.tsx';
import { galleryOf } from './document-gallery.ts';
import classes from './documents-section.module.css';
import { VerdictChip, VerdictReasons } from './verdict-chip.tsx';

interface FleetDocumentsSectionProps extends Omit<FleetDocumentDialogProps, 'documents'> {
  readonly owner: FleetDocumentsView;
  readonly country: CountryCode;
  /** Shown beside the title, such as the download of one archive. */
  readonly action?: ReactNode;
}

/**
 * The documents of a driver or a vehicle: each slot of the checklist with its document, the completion and the verdict.
 * Every change is stored at once.
 */
export function FleetDocumentsSection({ owner, country, action, ...dialog }: FleetDocumentsSectionProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const snackbar = useSnackbar();
  const { documents, completion, documentsVerdict } = owner;
  const { mayWrite, save, onReload } = dialog;
  const edit = ({ type, label, file }: GalleryDocument) => (
    <ActionIcon
      component={Link}
      to={documentSearch(params, type)}
      variant="subtle"
      color="gray"
      aria-label={t(`fleet.documents.${file ? 'change' : 'add'}`, { document: label })}
    >
      {file ? (
        <IconPencil size="1.1rem" stroke={1.6} aria-hidden />
      ) : (
        <IconPlus size="1.1rem" stroke={1.6} aria-hidden />
      )}
    </ActionIcon>
  );
  // The viewer has already asked for confirmation and waits.
  const remove = async ({ type, label }: GalleryDocument) => {
    try {
      await save({ type: type as FleetDocumentType, fileId: null });
      snackbar.success(t('fleet.documents.removed', { document: label }));
    } catch (error) {
      snackbar.failure('remove', t('fleet.documents.what'), error, onReload);
    }
  };
  return (
    <Section title={t('fleet.documents.title')} action={action}>
      <div className={classes.verdict}>
        <span>{t('documents.verdict.title')}</span>
        <VerdictChip verdict={documentsVerdict.verdict} />
      </div>
      <VerdictReasons reasons={documentsVerdict.reasons} />
      <DocumentGallery
        documents={galleryOf(documents, t)}
        slots={4}
        selectAllRule={DOCUMENT_SELECTION}
        completion={completion.percentage / 100}
        country={country}
        removeable={mayWrite}
        onRemove={remove}
        {...(mayWrite ? { cardAction: edit } : {})}
      />
      <FleetDocumentDialog documents={documents} {...dialog} />
    </Section>
  );
}

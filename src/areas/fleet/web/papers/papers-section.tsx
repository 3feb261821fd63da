import { ActionIcon } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { PapersView } from '#areas/documents/contract/paper.shapes.ts';
import type { PaperType } from '#areas/documents/rules/paper.ts';
import { DOCUMENT_SELECTION } from '#areas/partners/contract/partner.permissions.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { DocumentGallery } from '#ui/media/document-gallery.tsx';
import type { GalleryDocument } from '#ui/media/gallery-document.ts';
import { Section } from '#ui/record/section.tsx';
import { paperSearch } from './paper-address.ts';
import { PaperDialog, type PaperDialogProps } from './paper-dialog.tsx';
import { galleryOf } from './paper-gallery.ts';
import classes from './papers-section.module.css';
import { VerdictChip, VerdictReasons } from './verdict-chip.tsx';

interface PapersSectionProps extends Omit<PaperDialogProps, 'papers'> {
  readonly papers: PapersView;
  readonly country: CountryCode;
  /** Beside the title, such as everything in one archive. */
  readonly action?: ReactNode;
}

/**
 * The papers of a driver or a vehicle: each place of its checklist with what is there, how complete they are and what
 * that comes to. Every change is stored at once.
 */
export function PapersSection({ papers, country, action, ...dialog }: PapersSectionProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const snackbar = useSnackbar();
  const { documents, completion, papersVerdict } = papers;
  const { mayWrite, save, onReload } = dialog;
  const edit = ({ type, label, file }: GalleryDocument) => (
    <ActionIcon
      component={Link}
      to={paperSearch(params, type)}
      variant="subtle"
      color="gray"
      aria-label={t(`fleet.papers.${file ? 'change' : 'add'}`, { paper: label })}
    >
      {file ? (
        <IconPencil size="1.1rem" stroke={1.6} aria-hidden />
      ) : (
        <IconPlus size="1.1rem" stroke={1.6} aria-hidden />
      )}
    </ActionIcon>
  );
  // The viewer has asked already, and waits.
  const remove = async ({ type, label }: GalleryDocument) => {
    try {
      await save({ type: type as PaperType, fileId: null });
      snackbar.success(t('fleet.papers.removed', { paper: label }));
    } catch (error) {
      snackbar.failure('remove', t('fleet.papers.what'), error, onReload);
    }
  };
  return (
    <Section title={t('fleet.papers.title')} action={action}>
      <div className={classes.verdict}>
        <span>{t('documents.verdict.title')}</span>
        <VerdictChip verdict={papersVerdict.verdict} />
      </div>
      <VerdictReasons reasons={papersVerdict.reasons} />
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
      <PaperDialog papers={documents} {...dialog} />
    </Section>
  );
}

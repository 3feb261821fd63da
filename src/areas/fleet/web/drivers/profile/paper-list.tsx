import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PapersView } from '#areas/documents/contract/paper.shapes.ts';
import { DOCUMENT_SELECTION } from '#areas/partners/contract/partner.permissions.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { DocumentGallery } from '#ui/media/document-gallery.tsx';
import { Section } from '#ui/record/section.tsx';
import { galleryOf } from '../../papers/paper-gallery.ts';

interface PaperListProps {
  readonly documents: PapersView['documents'];
  readonly completion?: PapersView['completion'];
  readonly country: CountryCode;
}

/** Papers to look at. */
export function PaperList({ documents, completion, country }: PaperListProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t('fleet.papers.title')}>
      <DocumentGallery
        documents={galleryOf(documents, t)}
        slots={4}
        selectAllRule={DOCUMENT_SELECTION}
        country={country}
        {...(completion ? { completion: completion.percentage / 100 } : {})}
      />
    </Section>
  );
}

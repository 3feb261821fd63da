import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetDocumentsView } from '#areas/documents/contract/document.shapes.ts';
import { DOCUMENT_SELECTION } from '#areas/partners/contract/partner.permissions.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { DocumentGallery } from '#ui/media/document-gallery.tsx';
import { Section } from '#ui/record/section.tsx';
import { galleryOf } from '../../documents/document-gallery.ts';

interface FleetDocumentListProps {
  readonly documents: FleetDocumentsView['documents'];
  readonly completion?: FleetDocumentsView['completion'];
  readonly country: CountryCode;
}

/** Documents, read-only. */
export function FleetDocumentList({ documents, completion, country }: FleetDocumentListProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t('fleet.documents.title')}>
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

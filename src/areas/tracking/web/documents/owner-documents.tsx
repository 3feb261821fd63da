import { List, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_SELECTION } from '#areas/partners/contract/partner.permissions.ts';
import { showDay } from '#kernel/dates.ts';
import { DocumentGallery } from '#ui/media/document-gallery.tsx';
import { Section } from '#ui/record/section.tsx';
import type { DocumentOwnerView } from '../../contract/control-document.calls.ts';

/** What is wrong with the documents of a driver or a vehicle; its files only where the reader may open them. */
export function OwnerDocuments({
  owner: { kind, name, reasons, files },
}: {
  readonly owner: DocumentOwnerView;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t(`tracking.documents.owners.${kind}`, { name })}>
      <Stack gap="sm">
        {reasons.length === 0 ? (
          <Text size="sm">{t('tracking.documents.inOrder')}</Text>
        ) : (
          <List size="sm">
            {reasons.map(({ code, type, expirationDate }) => (
              <List.Item key={`${code} ${type}`}>
                {t(`documents.reasons.${code}`, {
                  document: type ? t(`documents.types.${type}`) : '',
                  date: expirationDate ? showDay(expirationDate) : '',
                })}
              </List.Item>
            ))}
          </List>
        )}
        {files.length > 0 && (
          <DocumentGallery
            documents={files.map(({ type, url, fileName, contentType }) => ({
              type,
              label: t(`documents.types.${type}`),
              file: { url, fileName, contentType },
            }))}
            selectAllRule={DOCUMENT_SELECTION}
          />
        )}
      </Stack>
    </Section>
  );
}

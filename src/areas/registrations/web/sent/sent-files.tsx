import { Anchor, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedDocument, SentDriver } from '#areas/registrations/contract/registration.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import type { MediaFile } from '#ui/media/media-file.ts';
import { MediaViewer } from '#ui/media/media-viewer.tsx';
import { useViewer } from '#ui/media/use-viewer.ts';

export interface SentFile extends MediaFile {
  readonly id: string;
}

interface SentFilesProps {
  readonly documents: SentDriver['documents'];
  readonly asked: readonly AskedDocument[];
  readonly files: readonly SentFile[];
}

/** The documents that came, to be looked at, and those that are required and did not. */
export function SentFiles({ documents, asked, files }: SentFilesProps): ReactNode {
  const { t } = useTranslation();
  const { open, viewer } = useViewer();
  const byId = new Map(files.map((file) => [file.id, file]));
  const sent = documents.map((document) => ({
    ...document,
    label: t(`documents.types.${document.type}`),
    file: document.fileId === null ? undefined : byId.get(document.fileId),
  }));
  const shown = sent.flatMap(({ file, label }) => (file ? [{ ...file, editedFileName: label }] : []));
  const missing = asked
    .filter(({ type, required }) => required && !sent.some((document) => document.type === type && document.file))
    .map(({ type }) => t(`documents.types.${type}`));
  return (
    <Stack gap={4} align="flex-start">
      {sent.map(({ type, label, file, expirationDate }) => (
        <Text key={type} size="sm">
          {file ? (
            <Anchor component="button" type="button" onClick={() => open(shown.findIndex(({ id }) => id === file.id))}>
              {label}
            </Anchor>
          ) : (
            label
          )}
          {expirationDate && ` · ${t('registrations.record.until', { day: showDay(expirationDate) })}`}
        </Text>
      ))}
      {missing.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('registrations.record.missing', { count: missing.length, names: missing.join(', ') })}
        </Text>
      )}
      <MediaViewer {...viewer} files={shown} />
    </Stack>
  );
}

import { ActionIcon, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LINK_FILES_MAX } from '#areas/trips/contract/driver-trip.calls.ts';
import { prepareFile } from '#ui/upload/prepare-file.ts';
import { CARRIER_UPLOAD, PHOTO_UPLOAD } from '#ui/upload/upload-rules.ts';
import { warningText } from '#ui/upload/warning-text.ts';
import type { WaitingFile } from './queue/queue-item.ts';

interface ProofFilesProps {
  readonly kind: 'photo' | 'document';
  readonly files: readonly WaitingFile[];
  readonly onChange: (files: readonly WaitingFile[]) => void;
}

/** Photos from the camera or documents from the phone, resized before they are stored. A refused one says why. */
export function ProofFiles({ kind, files, onChange }: ProofFilesProps): ReactNode {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const rules = kind === 'photo' ? PHOTO_UPLOAD : CARRIER_UPLOAD;
  const take = async (file: File | null) => {
    if (!file) return;
    const ready = await prepareFile(file, { kinds: rules.kinds, mustDraw: true, convertEmail: async () => '' });
    const names = [file.name];
    if (ready === 'unreadable') return setProblem(t('trips.driver.damaged', { name: file.name }));
    if (typeof ready === 'string') return setProblem(warningText({ code: ready, names }, rules, t));
    if (ready.size > rules.maxBytes) return setProblem(warningText({ code: 'tooLarge', names }, rules, t));
    setProblem(null);
    onChange([...files, { fileName: ready.fileName, content: ready.content }]);
  };
  const isFull = files.length >= LINK_FILES_MAX;
  return (
    <Stack gap="xs">
      <FileButton
        onChange={(file) => void take(file)}
        accept={kind === 'photo' ? 'image/jpeg,image/png' : 'application/pdf,image/jpeg,image/png'}
        {...(kind === 'photo' ? { capture: 'environment' as const } : {})}
        disabled={isFull}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="lg"
            disabled={isFull}
            leftSection={
              kind === 'photo' ? <IconCamera size="1.2rem" aria-hidden /> : <IconPaperclip size="1.2rem" aria-hidden />
            }
          >
            {t(kind === 'photo' ? 'trips.driver.photo' : 'trips.driver.file')}
          </Button>
        )}
      </FileButton>
      {problem && (
        <Text c="var(--tone-danger-text)" role="alert">
          {problem}
        </Text>
      )}
      {files.map((file) => (
        <Group key={file.content.slice(-40) + file.fileName} gap="xs" wrap="nowrap">
          {file.content.startsWith('data:image/') && <img src={file.content} alt="" width={48} height={48} />}
          <Text size="sm" truncate flex={1}>
            {file.fileName}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('trips.driver.removeFile', { name: file.fileName })}
            onClick={() => onChange(files.filter((kept) => kept !== file))}
          >
            <IconX size="1.1rem" aria-hidden />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  );
}

import { Button } from '@mantine/core';
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentsZip } from './use-documents-zip.ts';

interface ZipButtonProps {
  readonly kind: 'driver' | 'vehicle';
  readonly id: string;
  /** The driver's name or the plate. */
  readonly name: string;
}

export function ZipButton({ kind, id, name }: ZipButtonProps): ReactNode {
  const { t } = useTranslation();
  const { busy, download } = useDocumentsZip(kind);
  return (
    <Button
      variant="default"
      size="xs"
      loading={busy}
      leftSection={<IconFileZip size="1rem" aria-hidden />}
      onClick={() => void download(id, name)}
    >
      {t('documents.zip.download')}
    </Button>
  );
}

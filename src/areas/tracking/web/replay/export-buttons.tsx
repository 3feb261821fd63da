import { Button, Group } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportReplay, REPLAY_FORMATS, type ReplayFormat } from '#areas/tracking/contract/replay.calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { saveBlob } from '#ui/media/save-file.ts';
import type { ReplayOf } from './replay-address.ts';
import { queryOf } from './replay-query.ts';

/** Every position of the replay, for other programs. */
export function ExportButtons({ of, name }: { readonly of: ReplayOf; readonly name: string }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState<ReplayFormat | null>(null);
  const save = async (format: ReplayFormat) => {
    setBusy(format);
    try {
      const reply = await api.send(exportReplay, { query: { ...queryOf(of), format } });
      saveBlob(await reply.blob(), `${name}.${format}`);
    } catch (error) {
      snackbar.failure('download', t('tracking.replay.export.what'), error);
    }
    setBusy(null);
  };
  return (
    <Group gap="xs" role="group" aria-label={t('tracking.replay.export.label')}>
      {REPLAY_FORMATS.map((format) => (
        <Button
          key={format}
          size="compact-md"
          variant="default"
          loading={busy === format}
          leftSection={<IconDownload size="1rem" aria-hidden />}
          onClick={() => void save(format)}
        >
          {t(`tracking.replay.export.${format}`)}
        </Button>
      ))}
    </Group>
  );
}

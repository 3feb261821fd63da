import { Button, Group } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportPath } from '#areas/routes/contract/path.calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { saveBlob } from '#ui/media/save-file.ts';
import classes from './panel.module.css';

const FORMATS = [
  { format: 'gpx', label: 'GPX' },
  { format: 'kml', label: 'KML' },
  { format: 'geojson', label: 'GeoJSON' },
] as const;

/** The stored path with its checkpoints, as a file that other programs read. */
export function ExportButtons({ pathId, name }: { readonly pathId: string; readonly name: string }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (format: (typeof FORMATS)[number]['format']) => {
    setBusy(format);
    try {
      const reply = await api.send(exportPath, { params: { id: pathId }, query: { format } });
      saveBlob(await reply.blob(), `${name}.${format}`);
    } catch (error) {
      snackbar.failure('download', t('routes.what.path'), error);
    }
    setBusy(null);
  };
  return (
    <section className={classes.list} aria-label={t('routes.editor.paths.export')}>
      <h2 className={classes.heading}>{t('routes.editor.paths.export')}</h2>
      <Group gap="xs">
        {FORMATS.map(({ format, label }) => (
          <Button
            key={format}
            size="compact-md"
            variant="default"
            loading={busy === format}
            leftSection={<IconDownload size="1rem" aria-hidden />}
            aria-label={t('routes.editor.paths.exportAs', { format: label })}
            onClick={() => void save(format)}
          >
            {label}
          </Button>
        ))}
      </Group>
    </section>
  );
}

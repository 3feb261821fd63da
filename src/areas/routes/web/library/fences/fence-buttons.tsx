import { Button, Menu } from '@mantine/core';
import IconFileExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as imports } from '#areas/imports/area.ts';
import { exportGeofences } from '#areas/routes/contract/geofence.calls.ts';
import { geofenceImport } from '#areas/routes/contract/route.imports.ts';
import { addressOf } from '#kernel/screens.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { saveBlob } from '#ui/media/save-file.ts';
import { NEW } from '../edit-address.ts';

const ImportDialog = lazyWith([], () => import('./import-dialog.tsx'));
const UPLOAD = addressOf(imports.uploader, { type: geofenceImport.id });
const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;
const FORMATS = { geojson: 'GeoJSON', kml: 'KML' } as const;

interface FenceButtonsProps {
  readonly mayWrite: boolean;
  readonly edit: (id: string) => void;
}

/** Files in and out, and a new fence. */
export function FenceButtons({ mayWrite, edit }: FenceButtonsProps): ReactNode {
  const { t } = useTranslation();
  const [importing, setImporting] = useState<boolean | null>(null);
  return (
    <>
      <ExportMenu />
      {mayWrite && (
        <>
          <ImportMenu openFile={() => setImporting(true)} />
          <Button leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />} onClick={() => edit(NEW)}>
            {t('routes.library.fences.create')}
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        {importing !== null && <ImportDialog opened={importing} onClose={() => setImporting(false)} />}
      </Suspense>
    </>
  );
}

/** One entrance for both: circles of a spreadsheet, every form of a map file. */
function ImportMenu({ openFile }: { readonly openFile: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconFileImport {...ICON} />}>
          {t('routes.library.import.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={UPLOAD} leftSection={<IconTable {...ICON} />}>
          {t('routes.library.import.spreadsheet')}
        </Menu.Item>
        <Menu.Item leftSection={<IconMap {...ICON} />} onClick={openFile}>
          {t('routes.library.import.mapFile')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function ExportMenu(): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const save = async (format: keyof typeof FORMATS) => {
    setBusy(true);
    try {
      const reply = await api.send(exportGeofences, { query: { format } });
      saveBlob(await reply.blob(), `${t('routes.library.fences.fileName')}.${format}`);
    } catch (error) {
      snackbar.failure('download', t('routes.library.fences.all'), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={busy} leftSection={<IconFileExport {...ICON} />}>
          {t('routes.library.fences.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(FORMATS) as (keyof typeof FORMATS)[]).map((format) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {FORMATS[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

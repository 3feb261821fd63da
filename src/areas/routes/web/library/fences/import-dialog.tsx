import { Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importGeofences } from '#areas/routes/contract/geofence.calls.ts';
import { FENCE_KINDS, type FenceKind } from '#areas/routes/rules/route-limits.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FIELD_CLASSES } from '#ui/fields/field-classes.ts';
import { FileImportDialog } from '../file-import/file-import-dialog.tsx';
import { useFileImport } from '../file-import/use-file-import.ts';

interface ImportDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Fences from a file. */
export default function ImportDialog({ opened, onClose }: ImportDialogProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [kind, setKind] = useState<FenceKind>('allowed');
  const sending = useAction(importGeofences);
  const importing = useFileImport((body) => sending.mutateAsync({ body: { ...body, kind } }));
  const { found } = importing;
  return (
    <FileImportDialog
      opened={opened}
      onClose={onClose}
      importing={importing}
      fresh={found ? found.found - found.taken.length : 0}
      accept=".geojson,.json,.kml"
      words={{
        title: t('routes.library.import.title'),
        hint: t('routes.library.import.hint'),
        submit: (count) => t('routes.library.import.submit', { count }),
        found: (count) => t('routes.library.import.found', { count }),
        taken: (count) => t('routes.library.import.taken', { count }),
        problems: (count) => t('routes.library.import.problems', { count }),
      }}
      onDone={({ added }) => snackbar.success(t('routes.library.import.done', { count: added }))}
    >
      <Select
        classNames={FIELD_CLASSES}
        label={t('routes.library.import.kind')}
        data={FENCE_KINDS.map((value) => ({ value, label: t(`routes.fenceKinds.${value}`) }))}
        value={kind}
        allowDeselect={false}
        onChange={(value) => setKind((value ?? 'allowed') as FenceKind)}
      />
    </FileImportDialog>
  );
}

import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { importRoutes } from '#areas/routes/contract/route-file.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FileImportDialog } from '../file-import/file-import-dialog.tsx';
import { Names } from '../file-import/import-findings.tsx';
import { useFileImport } from '../file-import/use-file-import.ts';

interface ImportRoutesDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Routes from a file: exported ones with all they had, and the bare lines of other systems. */
export default function ImportRoutesDialog({ opened, onClose }: ImportRoutesDialogProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const sending = useAction(importRoutes);
  const importing = useFileImport((body) => sending.mutateAsync({ body }));
  const { found } = importing;
  return (
    <FileImportDialog
      opened={opened}
      onClose={onClose}
      importing={importing}
      fresh={found ? found.found - found.taken.length : 0}
      accept=".geojson,.json,.kml,.gpx"
      words={{
        title: t('routes.library.importRoutes.title'),
        hint: t('routes.library.importRoutes.hint'),
        submit: (count) => t('routes.library.importRoutes.submit', { count }),
        found: (count) => t('routes.library.importRoutes.found', { count }),
        taken: (count) => t('routes.library.importRoutes.taken', { count }),
        problems: (count) => t('routes.library.importRoutes.problems', { count }),
      }}
      onDone={({ added }) => snackbar.success(t('routes.library.importRoutes.done', { count: added }))}
      findings={
        found && (
          <>
            {found.newRoutes > 0 && (
              <Text size="sm">{t('routes.library.importRoutes.newRoutes', { count: found.newRoutes })}</Text>
            )}
            {found.newPlaces.length > 0 && (
              <Names
                title={t('routes.library.importRoutes.newPlaces', { count: found.newPlaces.length })}
                names={found.newPlaces}
              />
            )}
            {found.missingFences.length > 0 && (
              <Names
                title={t('routes.library.importRoutes.missingFences', { count: found.missingFences.length })}
                names={found.missingFences}
              />
            )}
          </>
        )
      }
    />
  );
}

import { Button, Select, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FENCE_KINDS, type FenceKind } from '#areas/routes/rules/route-limits.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FIELD_CLASSES } from '#ui/fields/field-classes.ts';
import { DropArea } from '#ui/upload/drop-area.tsx';
import { ImportFindings } from './import-findings.tsx';
import { useFenceImport } from './use-fence-import.ts';

interface ImportDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Fences from a file: first what was found in it, then all of them or none. */
export default function ImportDialog({ opened, onClose }: ImportDialogProps): ReactNode {
  const { t } = useTranslation();
  const [kind, setKind] = useState<FenceKind>('allowed');
  const { file, found, problem, busy, choose, swap, send, reset } = useFenceImport();
  const close = () => {
    onClose();
    reset();
  };
  const fresh = found ? found.found - found.taken.length : 0;
  const mayImport = found !== null && found.problems.length === 0 && fresh > 0;
  return (
    <Dialog
      opened={opened}
      title={t('routes.library.import.title')}
      onClose={close}
      busy={busy}
      actions={
        <>
          <Button variant="default" onClick={close} disabled={busy}>
            {t('routes.library.import.cancel')}
          </Button>
          <Button loading={busy} disabled={!mayImport} onClick={() => send(kind, close)}>
            {mayImport ? t('routes.library.import.submit', { count: fresh }) : t('routes.library.import.open')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <DropArea
          choose={t(file ? 'routes.library.import.other' : 'routes.library.import.choose')}
          drop={t('routes.library.import.drop')}
          hint={file?.name ?? t('routes.library.import.hint')}
          accept=".geojson,.json,.kml"
          reading={busy && !found}
          compact={file !== null}
          hasProblem={problem !== null}
          isFirst
          onFiles={([chosen]) => chosen && choose(chosen)}
        />
        <ImportFindings found={found} problem={problem} swap={swap} />
        {found && (
          <Select
            classNames={FIELD_CLASSES}
            label={t('routes.library.import.kind')}
            data={FENCE_KINDS.map((value) => ({ value, label: t(`routes.fenceKinds.${value}`) }))}
            value={kind}
            allowDeselect={false}
            onChange={(value) => setKind((value ?? 'allowed') as FenceKind)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DropArea } from '#ui/upload/drop-area.tsx';
import { type FindingWords, ImportFindings } from './import-findings.tsx';
import type { FileImport, ImportFound } from './use-file-import.ts';

interface FileImportDialogProps<Found extends ImportFound> {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly importing: FileImport<Found>;
  /** How many the file would add. */
  readonly fresh: number;
  readonly accept: string;
  readonly words: FindingWords & {
    readonly title: string;
    readonly hint: string;
    readonly submit: (count: number) => string;
  };
  readonly onDone: (reply: Found) => void;
  /** What this kind of file also says. */
  readonly findings?: ReactNode;
  readonly children?: ReactNode;
}

/** Records from a map file: first what was found in it, then all of them or none. */
export function FileImportDialog<Found extends ImportFound>(props: FileImportDialogProps<Found>): ReactNode {
  const { opened, onClose, importing, fresh, accept, words, onDone, findings, children } = props;
  const { t } = useTranslation();
  const { file, found, problem, busy, choose, swap, send, reset } = importing;
  const close = () => {
    onClose();
    reset();
  };
  const mayImport = found !== null && found.problems.length === 0 && fresh > 0;
  return (
    <Dialog
      opened={opened}
      title={words.title}
      onClose={close}
      busy={busy}
      actions={
        <>
          <Button variant="default" onClick={close} disabled={busy}>
            {t('routes.library.import.cancel')}
          </Button>
          <Button
            loading={busy}
            disabled={!mayImport}
            onClick={() =>
              send((reply) => {
                onDone(reply);
                close();
              })
            }
          >
            {mayImport ? words.submit(fresh) : t('routes.library.import.open')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <DropArea
          choose={t(file ? 'routes.library.import.other' : 'routes.library.import.choose')}
          drop={t('routes.library.import.drop')}
          hint={file?.name ?? words.hint}
          accept={accept}
          reading={busy && !found}
          compact={file !== null}
          hasProblem={problem !== null}
          isFirst
          onFiles={([chosen]) => chosen && choose(chosen)}
        />
        <ImportFindings found={found} problem={problem} words={words} swap={swap}>
          {findings}
        </ImportFindings>
        {found && children}
      </Stack>
    </Dialog>
  );
}

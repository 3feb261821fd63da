import { Button, Loader, Text } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { megabytes } from '#ui/upload/upload-rules.ts';
import { HandoutFile } from './handout-file.tsx';
import type { ImportCalls } from './import-calls.ts';
import classes from './import-dialog.module.css';
import { ImportDrop } from './import-drop.tsx';
import { ImportProblem } from './import-problem.tsx';
import { IMPORT_MAX_RECORDS, IMPORT_SIZE_BYTES, summaryKind } from './import-state.ts';
import { ImportSummary } from './import-summary.tsx';
import { useImport } from './use-import.ts';
import { useStepFocus } from './use-step-focus.ts';
import { Warnings } from './warnings.tsx';
import { WrongRowsSummary, WrongRowsTable } from './wrong-rows.tsx';

interface ImportDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** File name of the template, without extension. */
  readonly templateName: string;
  readonly calls: ImportCalls;
  readonly onClose: () => void;
  /** Records were created: the list should be read again. */
  readonly onImported?: () => void;
}

/** Bulk import from a spreadsheet: first a check of the file, then a summary to confirm. */
export function ImportDialog({
  opened,
  title,
  templateName,
  calls,
  onClose,
  onImported,
}: ImportDialogProps): ReactNode {
  const { t } = useTranslation();
  const close = () => {
    reset();
    onClose();
  };
  const importing = useImport({
    calls,
    templateName,
    onDone: () => {
      close();
      onImported?.();
    },
    onPartlyDone: () => onImported?.(),
  });
  const { state, choose, create, createRight, reset } = importing;
  const steps = useRef<HTMLDivElement>(null);
  useStepFocus(steps, state.step);
  const isCreating = state.step === 'creating' || state.step === 'creatingRight';
  const isDone = state.step === 'partly' || state.step === 'handout';
  const isSummed = state.step === 'summary' || state.step === 'creating';
  const isMixed = state.step === 'mixed' || state.step === 'creatingRight';
  const right = isMixed ? state.inserted + state.updated : 0;
  const isNothing = isSummed && summaryKind(state) === 'nothing';
  return (
    <Dialog
      size="lg"
      opened={opened}
      title={title}
      busy={isCreating}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close} disabled={isCreating}>
            {t(isDone ? 'ui.import.close' : 'ui.import.cancel')}
          </Button>
          {right > 0 && (
            <Button onClick={() => void createRight()} loading={isCreating} data-autofocus>
              {t('ui.import.wrong.importRight', { count: right })}
            </Button>
          )}
          {isSummed && !isNothing && (
            <Button onClick={() => void create()} loading={isCreating} data-autofocus>
              {t('ui.import.import')}
            </Button>
          )}
        </>
      }
    >
      <div ref={steps} className={classes.import}>
        <div className={classes.intro}>
          <Text size="sm" c="dimmed">
            {t('ui.import.intro', { records: IMPORT_MAX_RECORDS, megabytes: megabytes(IMPORT_SIZE_BYTES) })}
          </Text>
          <Button
            className={classes.template!}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconDownload size="1.1rem" aria-hidden />}
            onClick={() => void importing.saveTemplate()}
          >
            {t('ui.import.template', { template: templateName })}
          </Button>
        </div>
        {state.step === 'empty' && <ImportDrop onFile={(file) => void choose(file)} />}
        {state.step === 'previewing' && (
          <div className={classes.waiting} role="status" tabIndex={-1} data-autofocus>
            <Loader aria-hidden />
            <Text>{t('ui.import.previewing', { name: state.fileName })}</Text>
          </div>
        )}
        {isSummed && (
          <>
            <ImportSummary counts={state} fileName={state.file.fileName} note={state.note} isCreating={isCreating} />
            <Warnings warnings={state.warnings} />
          </>
        )}
        {state.step === 'failed' && (
          <ImportProblem
            problem={state}
            templateName={templateName}
            onReport={(url) => void importing.saveReport(url)}
          />
        )}
        {isDone && state.handout && (
          <HandoutFile handout={state.handout} onSave={(handout) => void importing.saveHandout(handout)} />
        )}
        {(isMixed || state.step === 'partly') && (
          <>
            <WrongRowsSummary state={state} />
            {right > 0 && <Warnings warnings={state.wrong.warnings} />}
            <WrongRowsTable
              wrong={state.wrong}
              onCorrected={(url) => void importing.saveCorrected(url)}
              onReport={(url) => void importing.saveReport(url)}
            />
          </>
        )}
        {state.step === 'unreachable' && (
          <ErrorState
            compact
            title={t('ui.import.error.title')}
            text={state.reason}
            retryLabel={t('ui.import.retry')}
            onRetry={() => void choose(state.source)}
          />
        )}
        {(state.step === 'failed' || state.step === 'mixed' || state.step === 'partly' || isNothing) && (
          <ImportDrop compact isFirst={right === 0} onFile={(file) => void choose(file)} />
        )}
      </div>
    </Dialog>
  );
}

import { Button, Checkbox, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TROUBLE_NOTE_MAX } from '#areas/trips/contract/driver-report.calls.ts';
import { REPORTED_TROUBLES, type TroubleType } from '#areas/trips/rules/trouble.ts';
import type { Position } from '#kernel/position.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Section } from '#ui/record/section.tsx';
import { HoldButton } from './hold-button.tsx';
import { ProofFiles } from './proof-files.tsx';
import type { WaitingFile, WaitingTrouble } from './queue/queue-item.ts';
import { findHere } from './use-position-sharing.ts';

type NewTrouble = Pick<WaitingTrouble, 'type' | 'note' | 'position' | 'files'>;

interface HelpSectionProps {
  /** The position of the device, if it was seen just now. */
  readonly known: () => Position | null;
  readonly onTrouble: (trouble: NewTrouble) => Promise<void>;
}

/** Nobody who calls for help waits longer than this for the phone to find itself. */
const SOS_FIND_MS = 4_000;

/** Without an answer to the question for permission the device would never say anything. */
const within = (found: Promise<Position | null>, ms: number): Promise<Position | null> =>
  Promise.race([found, new Promise<null>((resolve) => window.setTimeout(resolve, ms, null))]);

/** A call for help, and a report of what went wrong; both are kept on the phone until there is network. */
export function HelpSection({ known, onTrouble }: HelpSectionProps): ReactNode {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<'sos' | 'report' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isKept, setKept] = useState(false);
  const keep = async (make: () => Promise<NewTrouble>) => {
    setBusy(true);
    await onTrouble(await make()).finally(() => setBusy(false));
    setAsks(null);
    setKept(true);
  };
  const sos = () =>
    keep(async () => {
      const position = known() ?? (await within(findHere(SOS_FIND_MS), SOS_FIND_MS));
      return { type: 'priority', note: '', position, files: [] };
    });
  return (
    <Section title={t('trips.driver.help.title')}>
      <Stack gap="sm">
        <HoldButton onHeld={() => setAsks('sos')}>{t('trips.driver.help.hold')}</HoldButton>
        <Button size="lg" variant="default" onClick={() => setAsks('report')}>
          {t('trips.driver.help.report')}
        </Button>
        <Text size="sm" role="status">
          {isKept ? t('trips.driver.help.kept') : ''}
        </Text>
      </Stack>
      <Dialog
        size="sm"
        opened={asks === 'sos'}
        title={t('trips.driver.help.ask')}
        onClose={() => setAsks(null)}
        actions={
          <>
            <Button variant="default" size="md" onClick={() => setAsks(null)} disabled={isBusy}>
              {t('ui.dialog.back')}
            </Button>
            <Button color="red" size="md" loading={isBusy} onClick={() => void sos()} data-autofocus>
              {t('trips.driver.help.send')}
            </Button>
          </>
        }
      >
        {t('trips.driver.help.text')}
      </Dialog>
      <Dialog size="sm" opened={asks === 'report'} title={t('trips.driver.help.report')} onClose={() => setAsks(null)}>
        {asks === 'report' && <ReportForm isBusy={isBusy} onSend={(trouble) => void keep(trouble)} />}
      </Dialog>
    </Section>
  );
}

interface ReportFormProps {
  readonly isBusy: boolean;
  readonly onSend: (make: () => Promise<NewTrouble>) => void;
}

function ReportForm({ isBusy, onSend }: ReportFormProps): ReactNode {
  const { t } = useTranslation();
  const [type, setType] = useState<TroubleType>('accident');
  const [note, setNote] = useState('');
  const [files, setFiles] = useState<readonly WaitingFile[]>([]);
  const [isPlaced, setPlaced] = useState(true);
  const send = () =>
    onSend(async () => ({
      type,
      note,
      files,
      position: isPlaced ? await within(findHere(SOS_FIND_MS), SOS_FIND_MS) : null,
    }));
  return (
    <Stack gap="md">
      <NativeSelect
        size="md"
        label={t('trips.driver.help.type')}
        value={type}
        data={REPORTED_TROUBLES.map((value) => ({ value, label: t(`trips.driver.help.types.${value}`) }))}
        onChange={({ currentTarget }) => setType(currentTarget.value as TroubleType)}
      />
      <Textarea
        size="md"
        autosize
        minRows={2}
        maxLength={TROUBLE_NOTE_MAX}
        label={t('trips.driver.help.note')}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <ProofFiles kind="photo" files={files} onChange={setFiles} />
      <Checkbox
        size="md"
        label={t('trips.driver.help.place')}
        checked={isPlaced}
        onChange={({ currentTarget }) => setPlaced(currentTarget.checked)}
      />
      <Button size="lg" loading={isBusy} onClick={send}>
        {t('trips.driver.help.submit')}
      </Button>
    </Stack>
  );
}

import { Button, Radio, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPathFile } from '#areas/routes/contract/path.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { DropArea } from '#ui/upload/drop-area.tsx';
import { useEditor } from '../editor-context.ts';
import { Notice } from '../panel/notice.tsx';
import { withLine } from '../state/way.ts';
import { useMeasures } from '../use-measures.ts';
import { base64Of } from './base64.ts';
import type { SourceDialogProps } from './source-dialog.ts';

type FileReply = CallReply<typeof readPathFile>;

interface Reading {
  readonly reply: FileReply;
  readonly isSwapped: boolean;
}

/** The file's own problem, where the server names one. */
const problemOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.file?.message : undefined;

/** A line of a GPX, KML or GeoJSON file. */
export default function FileSource({ opened, onClose }: SourceDialogProps): ReactNode {
  const { t } = useTranslation();
  const { edit } = useEditor();
  const { file, state, read: readFile, reset } = useFileReading();
  const [chosen, setChosen] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const read = (next: File, swap: boolean) => {
    setChosen(0);
    setRefused(false);
    void readFile(next, swap);
  };
  const close = () => {
    reset();
    setChosen(0);
    setRefused(false);
    onClose();
  };
  const line = state.reading?.reply.lines[chosen];
  const use = () => {
    const decoded = line && decodeLine(line.line);
    // Points off the earth: only the other order of the two numbers makes a line.
    if (!decoded) return setRefused(true);
    edit((before) => withLine(before, decoded, 'file'));
    close();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={t('routes.editor.file.title')}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {t('routes.editor.file.cancel')}
          </Button>
          <Button disabled={!line} onClick={use}>
            {t('routes.editor.file.use')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <DropArea
          isFirst
          accept=".gpx,.kml,.geojson,.json"
          choose={t('routes.editor.file.choose')}
          drop={t('routes.editor.file.drop')}
          hint={t('routes.editor.file.hint')}
          reading={state.isReading}
          hasProblem={state.problem !== undefined}
          onFiles={([first]) => first && read(first, false)}
        />
        {state.problem && (
          <Text role="alert" c="var(--tone-danger-text)">
            {state.problem}
          </Text>
        )}
        {state.reading && (
          <FoundLines
            reading={state.reading}
            chosen={chosen}
            onChoose={setChosen}
            isRefused={isRefused}
            onSwap={() => file && read(file, true)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface FoundLinesProps {
  readonly reading: Reading;
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
  /** Somebody wanted to use it as it is. */
  readonly isRefused: boolean;
  readonly onSwap: () => void;
}

function FoundLines({ reading, chosen, onChoose, isRefused, onSwap }: FoundLinesProps): ReactNode {
  const { t } = useTranslation();
  const { km } = useMeasures();
  const { reply, isSwapped } = reading;
  const swap = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRefused) swap.current?.focus();
  }, [isRefused]);
  return (
    <>
      {reply.looksSwapped && (
        <Notice
          tone="warning"
          actions={
            <Button ref={swap} size="compact-sm" variant={isRefused ? 'filled' : 'default'} onClick={onSwap}>
              {t('routes.editor.file.swap')}
            </Button>
          }
        >
          {isRefused ? t('routes.editor.file.swapFirst') : t('routes.editor.file.swapped')}
        </Notice>
      )}
      {isSwapped && !reply.looksSwapped && <Notice>{t('routes.editor.file.swappedDone')}</Notice>}
      <Radio.Group
        label={t('routes.editor.file.lines')}
        value={String(chosen)}
        onChange={(value) => onChoose(Number(value))}
      >
        <Stack gap="xs" mt="xs">
          {reply.lines.map(({ name, meters, points, isThinned }, at) => (
            <Radio
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file have no id.
              key={at}
              value={String(at)}
              label={name ?? t('routes.editor.file.unnamed', { number: at + 1 })}
              description={`${t('routes.editor.file.line', { km: km(meters), points })}${
                isThinned ? `. ${t('routes.editor.file.thinned')}` : ''
              }`}
            />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
}

interface ReadingState {
  readonly isReading: boolean;
  readonly reading: Reading | null;
  readonly problem: string | undefined;
}

const NOTHING: ReadingState = { isReading: false, reading: null, problem: undefined };

function useFileReading() {
  const { t } = useTranslation();
  const api = useApi();
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<ReadingState>(NOTHING);
  const read = async (next: File, swap: boolean) => {
    setFile(next);
    setState({ ...NOTHING, isReading: true });
    try {
      const reply = await api.call(readPathFile, { body: { file: await base64Of(next), swap } });
      // Swapped once, it is not offered again.
      const looksSwapped = reply.looksSwapped && !swap;
      setState({ ...NOTHING, reading: { reply: { ...reply, looksSwapped }, isSwapped: swap } });
    } catch (error) {
      setState({ ...NOTHING, problem: problemOf(error) ?? reasonText(error, t) });
    }
  };
  return { file, state, read, reset: () => setState(NOTHING) };
}

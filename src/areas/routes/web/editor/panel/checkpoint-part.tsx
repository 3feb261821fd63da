import { Button, Select, UnstyledButton } from '@mantine/core';
import IconMapPinPlus from '@tabler/icons-react/dist/esm/icons/IconMapPinPlus.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHECKPOINT_TYPES, type CheckpointType } from '#areas/routes/rules/route-limits.ts';
import { MarkerPicture } from '#ui/map/markers/marker-picture.tsx';
import { LOOK, useEditor } from '../editor-context.ts';
import { addCheckpointAlong, doubled, type EditedCheckpoint, placedCheckpoints } from '../state/checkpoints.ts';
import { measuredLine } from '../state/path-draft.ts';
import { useMeasures } from '../use-measures.ts';
import { CheckpointForm } from './checkpoint-form.tsx';
import { CountInput } from './count-input.tsx';
import classes from './panel.module.css';
import { TollSums } from './toll-sums.tsx';

/** What is passed on the way, in the order of the line. */
export function CheckpointPart(): ReactNode {
  const { t } = useTranslation();
  const { draft, isReadOnly, chosen } = useEditor();
  const placed = placedCheckpoints(draft);
  const twice = doubled(draft);
  return (
    <div className={classes.part}>
      {!isReadOnly && <AddCheckpoint />}
      {placed.length === 0 && <p className={classes.quiet}>{t('routes.editor.checkpoints.none')}</p>}
      <ol className={classes.list} aria-label={t('routes.editor.checkpoints.list')}>
        {placed.map((checkpoint) => (
          <li key={checkpoint.id}>
            <CheckpointRow checkpoint={checkpoint} isTwice={twice.has(checkpoint.id)} />
            {checkpoint.id === chosen && <CheckpointForm checkpoint={checkpoint} />}
          </li>
        ))}
      </ol>
      <TollSums />
    </div>
  );
}

interface CheckpointRowProps {
  readonly checkpoint: EditedCheckpoint;
  readonly isTwice: boolean;
}

function CheckpointRow({ checkpoint, isTwice }: CheckpointRowProps): ReactNode {
  const { t } = useTranslation();
  const { km, time } = useMeasures();
  const { chosen, choose, hover } = useEditor();
  const { id, type, name, meters, offMeters, minutes, isFar } = checkpoint;
  const isOpen = chosen === id;
  return (
    <>
      <div className={classes.row}>
        <MarkerPicture kind={type} scale={0.7} />
        <UnstyledButton
          className={classes.rowButton!}
          aria-expanded={isOpen}
          onClick={() => choose(isOpen ? null : id)}
          onMouseEnter={() => hover.set(meters)}
          onMouseLeave={() => hover.set(null)}
        >
          <div>{name || t(`routes.checkpointTypes.${type}`)}</div>
          <div className={classes.quiet}>
            {t('routes.editor.checkpoints.at', { km: km(meters), time: minutes === null ? '–' : time(minutes) })}
          </div>
        </UnstyledButton>
      </div>
      {isFar && (
        <p className={classes.warning} role="status">
          {t('routes.editor.checkpoints.far', { meters: Math.round(offMeters) })}
        </p>
      )}
      {isTwice && (
        <p className={classes.warning} role="alert">
          {t('routes.editor.checkpoints.sameCheckpoint')}
        </p>
      )}
    </>
  );
}

/** Chosen by type, then placed by a click, or by its kilometre. */
function AddCheckpoint(): ReactNode {
  const { t } = useTranslation();
  const { draft, edit, mode, setMode, choose, warn } = useEditor();
  const [type, setType] = useState<CheckpointType>('toll');
  const [km, setKm] = useState<number | null>(null);
  const total = draft.line.length > 1 ? measuredLine(draft.line).totalMeters : 0;
  const isPlacing = mode.kind === 'checkpoint';
  const place = () => {
    if (km === null) return;
    const added = addCheckpointAlong(draft, type, t(`routes.checkpointTypes.${type}`), km * 1000);
    if (added.id === null) return warn(t(`routes.editor.checkpoints.${added.problem ?? 'tooMany'}`));
    edit(() => added.draft);
    setKm(null);
    choose(added.id);
  };
  return (
    <section className={classes.list} aria-label={t('routes.editor.checkpoints.add')}>
      <h2 className={classes.heading}>{t('routes.editor.checkpoints.add')}</h2>
      <Select
        label={t('routes.editor.checkpoints.type')}
        data={CHECKPOINT_TYPES.map((value) => ({ value, label: t(`routes.checkpointTypes.${value}`) }))}
        value={type}
        allowDeselect={false}
        onChange={(value) => {
          if (!value) return;
          setType(value as CheckpointType);
          if (isPlacing) setMode({ kind: 'checkpoint', type: value as CheckpointType });
        }}
      />
      <div className={classes.two}>
        <CountInput
          label={t('routes.editor.checkpoints.atKm')}
          value={km}
          min={0}
          max={Math.floor(total / 1000)}
          isOptional
          decimals={1}
          unit="km"
          onChange={setKm}
        />
        <Button variant="default" mt="auto" disabled={km === null || km * 1000 > total || total === 0} onClick={place}>
          {t('routes.editor.checkpoints.place')}
        </Button>
      </div>
      <Button
        variant={isPlacing ? 'light' : 'default'}
        aria-pressed={isPlacing}
        leftSection={<IconMapPinPlus size="1rem" aria-hidden />}
        onClick={() => setMode(isPlacing ? LOOK : { kind: 'checkpoint', type })}
      >
        {t('routes.editor.checkpoints.onMap')}
      </Button>
    </section>
  );
}

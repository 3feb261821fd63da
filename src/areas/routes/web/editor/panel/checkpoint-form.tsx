import { Button, Group, Select, Switch, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checkpoint } from '#areas/routes/contract/path.shapes.ts';
import { ROUTE_NAME_MAX } from '#areas/routes/contract/place.shapes.ts';
import * as limits from '#areas/routes/rules/route-limits.ts';
import { useEditor } from '../editor-context.ts';
import { changeCheckpoint, type EditedCheckpoint, removeCheckpoint, snapCheckpoint } from '../state/checkpoints.ts';
import { measuredLine, minutesOf } from '../state/path-draft.ts';
import { useMeasures } from '../use-measures.ts';
import { CountInput } from './count-input.tsx';
import classes from './panel.module.css';
import { TollPrices } from './toll-prices.tsx';

/** Everything about one checkpoint but its place, which the map and the line decide. */
export function CheckpointForm({ checkpoint }: { readonly checkpoint: EditedCheckpoint }): ReactNode {
  const { t } = useTranslation();
  const { time } = useMeasures();
  const { draft, edit, isReadOnly, choose } = useEditor();
  const { id, type, meters } = checkpoint;
  const set = (values: Partial<Checkpoint>, field?: string) =>
    edit((before) => changeCheckpoint(before, id, values), field && `${field} ${id}`);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    name.current?.focus();
    name.current?.select();
  }, []);
  const total = draft.line.length > 1 ? measuredLine(draft.line).totalMeters : 0;
  const byLine = total > 0 ? Math.round((minutesOf(draft, total) * meters) / total) : 0;
  const counted = { readOnly: isReadOnly };
  return (
    <div className={classes.open}>
      <TextInput
        ref={name}
        label={t('routes.editor.checkpoints.name')}
        value={checkpoint.name}
        maxLength={ROUTE_NAME_MAX}
        readOnly={isReadOnly}
        required
        error={checkpoint.name.trim() === '' && t('routes.editor.problems.required')}
        onChange={({ currentTarget: { value } }) => set({ name: value }, 'name')}
      />
      <Select
        label={t('routes.editor.checkpoints.type')}
        data={limits.CHECKPOINT_TYPES.map((value) => ({ value, label: t(`routes.checkpointTypes.${value}`) }))}
        value={type}
        allowDeselect={false}
        readOnly={isReadOnly}
        onChange={(value) => value && set({ type: value as Checkpoint['type'] })}
      />
      <div className={classes.two}>
        <CountInput
          {...counted}
          label={t('routes.editor.checkpoints.radius')}
          unit="m"
          {...limits.CHECKPOINT_RADIUS_METERS}
          value={checkpoint.radiusMeters}
          onChange={(value) => value !== null && set({ radiusMeters: value }, 'radius')}
        />
        <CountInput
          {...counted}
          label={t('routes.editor.checkpoints.stop')}
          unit="min"
          {...limits.STOP_MINUTES}
          value={checkpoint.stopMinutes}
          onChange={(value) => value !== null && set({ stopMinutes: value }, 'stop')}
        />
        <CountInput
          {...counted}
          label={t('routes.editor.checkpoints.minutes')}
          unit="min"
          min={0}
          max={limits.PATH_MINUTES.max}
          isOptional
          description={t('routes.editor.checkpoints.byLine', { time: time(byLine) })}
          value={checkpoint.expectedMinutes}
          onChange={(value) => set({ expectedMinutes: value }, 'expected')}
        />
        {type === 'speedControl' && (
          <CountInput
            {...counted}
            label={t('routes.editor.checkpoints.speed')}
            unit="km/h"
            {...limits.SPEED_KMH}
            isOptional
            value={checkpoint.speedKmh}
            onChange={(value) => set({ speedKmh: value }, 'speed')}
          />
        )}
      </div>
      <Switch
        label={t('routes.editor.checkpoints.mustPass')}
        checked={checkpoint.mustPass}
        disabled={isReadOnly}
        onChange={({ currentTarget: { checked } }) => set({ mustPass: checked })}
      />
      {type === 'toll' && <TollPrices checkpoint={checkpoint} onChange={(prices) => set({ prices }, 'prices')} />}
      <Group gap="xs">
        {!isReadOnly && checkpoint.isFar && (
          <Button size="compact-sm" variant="default" onClick={() => edit((before) => snapCheckpoint(before, id))}>
            {t('routes.editor.checkpoints.snap')}
          </Button>
        )}
        {!isReadOnly && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red.9"
            onClick={() => {
              choose(null);
              edit((before) => removeCheckpoint(before, id));
            }}
          >
            {t('routes.editor.checkpoints.remove')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" ms="auto" onClick={() => choose(null)}>
          {t('routes.editor.checkpoints.close')}
        </Button>
      </Group>
    </div>
  );
}

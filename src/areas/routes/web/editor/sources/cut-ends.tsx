import { Button, Group, RangeSlider, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cutting, useEditor } from '../editor-context.ts';
import { measuredLine } from '../state/path-draft.ts';
import { cutEnds } from '../state/way.ts';
import { useMeasures } from '../use-measures.ts';
import classes from './cut-ends.module.css';

const STEPS = 1_000;

/** Two handles over the way of a trip: what lies between them becomes the line. */
export function CutEnds({ cutting }: { readonly cutting: Cutting }): ReactNode {
  const { t } = useTranslation();
  const { km } = useMeasures();
  const { edit, setCutting, hover } = useEditor();
  const { line } = cutting;
  const { totalMeters } = measuredLine(line);
  const [range, setRange] = useState<[number, number]>([cutting.from, cutting.to]);
  const [from, to] = range;
  return (
    <section className={classes.cut} aria-label={t('routes.editor.driven.cut')}>
      <Text fw={600} size="sm">
        {t('routes.editor.driven.cut')}: {km(from)} – {km(to)}
      </Text>
      <RangeSlider
        min={0}
        max={totalMeters}
        step={totalMeters / STEPS}
        minRange={totalMeters / STEPS}
        value={range}
        label={km}
        thumbFromLabel={t('routes.editor.driven.from')}
        thumbToLabel={t('routes.editor.driven.to')}
        onChange={(next) => {
          // The handle that moves is shown on the map.
          hover.set(next[0] === from ? next[1] : next[0]);
          setRange(next);
        }}
        onChangeEnd={() => hover.set(null)}
      />
      <Group gap="xs" justify="end">
        <Button variant="default" onClick={() => setCutting(null)}>
          {t('routes.editor.driven.cancel')}
        </Button>
        <Button
          onClick={() => {
            edit((before) => cutEnds(before, line, from, to));
            setCutting(null);
          }}
        >
          {t('routes.editor.driven.take')}
        </Button>
      </Group>
    </section>
  );
}

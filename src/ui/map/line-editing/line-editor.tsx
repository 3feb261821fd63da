import { VisuallyHidden } from '@mantine/core';
import { useMap } from '@vis.gl/react-maplibre';
import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showPosition } from '#kernel/position.ts';
import type { Mode } from '#ui/theme/map-colors.ts';
import { flatLine } from '../geometry/mercator.ts';
import type { LineEditing } from '../map-props.ts';
import { EditedLine } from './edited-line.tsx';
import type { Editor, EditorState } from './editor-state.ts';
import classes from './line-editor.module.css';
import { MovingSketch } from './moving-sketch.ts';
import { PointButton } from './point-button.tsx';
import { useClickTools } from './use-click-tools.ts';
import { useDragging } from './use-dragging.ts';
import { useHandles } from './use-handles.ts';

const NO_LINES: NonNullable<LineEditing['snapTo']> = [];
const CURSORS = { move: '', draw: 'crosshair', delete: 'pointer', split: 'pointer' } as const;

interface LineEditorProps {
  readonly editing: LineEditing;
  readonly mode: Mode;
  readonly hasLabels: boolean;
  /** Where the tools around it already say what to do. */
  readonly isSilent?: boolean;
  /** Whether the press that began a click belongs to the editor. */
  readonly isTaken: RefObject<boolean>;
}

/** Edits one line on the map; loaded only where a line can be edited. */
export default function LineEditor(props: LineEditorProps): ReactNode {
  const { current: map } = useMap();
  return map && <Editing {...props} map={map.getMap()} />;
}

interface EditingProps extends LineEditorProps {
  readonly map: MapLibre;
}

function Editing({ editing, mode, hasLabels, isSilent = false, isTaken, map }: EditingProps): ReactNode {
  const { t } = useTranslation();
  const { line, tool, tone = 'active', snapTo = NO_LINES, isDisabled = false } = editing;
  const [chosen, setChosen] = useState<number | null>(null);
  const [announced, setAnnounced] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const flat = useMemo(() => flatLine(line), [line]);
  const targets = useMemo(() => snapTo.map((one) => ({ flat: flatLine(one) })), [snapTo]);
  const handles = useHandles(map, flat, tool, isDisabled);
  const wantsFocus = useRef(false);

  const state = useRef<EditorState>(null as never);
  state.current = {
    editing,
    flat,
    handles,
    targets,
    selected: chosen ?? 0,
    select: (index, options) => {
      wantsFocus.current = options?.focus === true;
      setChosen(index);
      if (options?.focus) button.current?.focus({ preventScroll: true });
    },
    announce: (event, index, at) =>
      setAnnounced(
        t(`ui.map.line.${event}`, { number: index + 1, total: line.length, at: at ? showPosition(at) : '' }),
      ),
  };
  const sketch = useSketch(map);
  const editor = useMemo<Editor | null>(() => sketch && { map, sketch, state: () => state.current }, [map, sketch]);
  const active = isDisabled ? null : editor;
  useDragging(active, isTaken);
  useClickTools(active);
  useEffect(() => {
    if (sketch) sketch.tone = tone;
    sketch?.clear();
    map.getCanvas().style.cursor = isDisabled ? '' : CURSORS[tool];
    return () => {
      map.getCanvas().style.cursor = '';
    };
  }, [map, sketch, tone, tool, isDisabled]);
  // The button of the first point appears with it.
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    button.current?.focus({ preventScroll: true });
  });

  const index = Math.min(chosen ?? 0, line.length - 1);
  return (
    <>
      <EditedLine line={line} handles={handles} tone={tone} mode={mode} hasLabels={hasLabels} />
      {active && index >= 0 && (
        <PointButton
          editor={active}
          index={index}
          isSelected={chosen !== null && tool !== 'draw'}
          onFocus={() => setChosen((before) => before ?? index)}
          button={button}
        />
      )}
      {!isDisabled && !isSilent && (
        <p className={classes.hint}>
          {t(`ui.map.line.hint.${tool}`)}
          {tool === 'draw' && <VisuallyHidden> {t('ui.map.line.drawKeys')}</VisuallyHidden>}
        </p>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

/** A layout effect: it must be gone before the map is. */
function useSketch(map: MapLibre): MovingSketch | null {
  const [sketch, setSketch] = useState<MovingSketch | null>(null);
  useLayoutEffect(() => {
    const created = new MovingSketch(map);
    setSketch(created);
    return () => created.remove();
  }, [map]);
  return sketch;
}

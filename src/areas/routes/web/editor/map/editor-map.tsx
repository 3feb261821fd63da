import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nearestOn, pointAt } from '#areas/routes/rules/line.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { Position } from '#kernel/position.ts';
import type { LineEditing } from '#ui/map/map-props.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { useStore } from '#ui/store/store.ts';
import { LOOK, useEditor } from '../editor-context.ts';
import { placedCheckpoints } from '../state/checkpoints.ts';
import { measuredLine } from '../state/path-draft.ts';
import { drawn, split } from '../state/way.ts';
import type { Fences } from '../use-fences.ts';
import * as content from './map-content.ts';
import { useMapActions } from './use-map-actions.ts';

interface EditorMapProps {
  readonly others: readonly content.OtherPath[];
  /** Whole lines that attract what is drawn. */
  readonly snapTo: readonly (readonly Position[])[];
  readonly fences: Fences;
  /** All fences can be clicked while they are chosen; otherwise only the chosen ones show. */
  readonly areFencesOpen: boolean;
  readonly frameKey: string;
}

/** The map of the editor. Its content is made anew only when the draft changes: dragging costs nothing here. */
export function EditorMap({ others, snapTo, fences, areFencesOpen, frameKey }: EditorMapProps): ReactNode {
  const { t } = useTranslation();
  const { draft, load, unload, mode, isReadOnly, cutting, hover } = useEditor();
  const actions = useMapActions();
  const { line, source, corridorMeters, stopovers, checkpoints, pieces, fenceIds, expectedMinutes, wayMinutes } = draft;
  const isLineEdited = mode.kind === 'line' && !isReadOnly && !cutting;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft changes more often than what is placed on it.
  const placed = useMemo(() => placedCheckpoints(draft), [line, checkpoints, expectedMinutes, wayMinutes]);
  const places = useMemo(
    () => [
      ...content.endMarks(load, unload),
      ...content.stopoverMarks(stopovers, (number, name) => name ?? t('routes.editor.stopovers.numbered', { number }), {
        ...actions,
        isReadOnly,
      }),
      ...content.checkpointMarks(placed, { ...actions, isReadOnly }),
    ],
    [load, unload, stopovers, placed, actions, isReadOnly, t],
  );
  const quiet = useMemo(() => content.quietLines(others, pieces), [others, pieces]);
  const own = useMemo(
    () => (line.length > 1 ? [content.ownLine({ line, source, corridorMeters })] : []),
    [line, source, corridorMeters],
  );
  const trip = useMemo(() => cutting && [{ id: 'trip', kind: 'driven' as const, path: cutting.line }], [cutting]);
  const routes = useMemo(() => [...quiet, ...(trip ?? (isLineEdited ? [] : own))], [quiet, trip, isLineEdited, own]);
  const areas = useMemo(() => {
    const chosen = new Set(fenceIds);
    const shown = areFencesOpen ? fences.all : fences.all.filter(({ _id }) => chosen.has(_id));
    return content.fenceAreas(shown, chosen);
  }, [fences.all, fenceIds, areFencesOpen]);
  const lineEditing = useMemo<LineEditing | undefined>(
    () =>
      mode.kind === 'line' && isLineEdited
        ? {
            ...{ line, snapTo, tool: mode.tool },
            onChange: (next, step) => actions.edit((before) => drawn(before, next), step),
            onSplit: (index) => actions.split((before) => split(before, index)),
            onDrawEnd: () => actions.setMode({ kind: 'line', tool: 'move' }),
          }
        : undefined,
    [mode, isLineEdited, line, snapTo, actions],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is fitted again only with its key.
  const frame = useMemo(() => content.frameOf(cutting?.line ?? line, [load, unload]), [frameKey]);
  const legend = useMemo(
    () =>
      content.legendOf({
        ...{ isEstimate: source === 'estimate', hasLine: own.length > 0, hasOthers: quiet.length > 0 },
        ...{ isDriven: trip !== null, hasFences: areas.length > 0 },
      }),
    [source, own, quiet, trip, areas],
  );
  const shownLine = cutting?.line ?? line;
  const onHover = useCallback(
    (at: Position | null, nearLine: boolean) =>
      hover.set(at && nearLine && shownLine.length > 1 ? nearestOn(measuredLine(shownLine), at).meters : null),
    [hover, shownLine],
  );
  const meters = useStore(hover);
  const highlight = useMemo(
    () => (meters === null || shownLine.length < 2 ? null : pointAt(measuredLine(shownLine), meters)),
    [meters, shownLine],
  );
  const isPlacing = mode.kind === 'stopover' || mode.kind === 'checkpoint';
  return (
    <MapView
      label={t('routes.editor.map.label', { from: load.name, to: unload.name })}
      country={countryOrDefault(load.country).code}
      size="fill"
      places={places}
      routes={routes}
      areas={areas}
      legend={legend}
      frame={frame}
      frameKey={frameKey}
      highlight={highlight}
      onHover={onHover}
      onSelect={actions.select}
      {...(lineEditing ? { lineEditing } : {})}
      {...(isPlacing && !isReadOnly ? { onPick: actions.pick } : {})}
      {...(areFencesOpen && mode === LOOK && !isReadOnly ? { onSelectArea: actions.toggleFence } : {})}
    />
  );
}

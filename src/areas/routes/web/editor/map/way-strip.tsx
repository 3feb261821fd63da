import { type ReactNode, useCallback, useMemo } from 'react';
import { nearestOn } from '#areas/routes/rules/line.ts';
import { LineStrip } from '#ui/map/line-strip/line-strip.tsx';
import type { StripMark } from '#ui/map/line-strip/strip-layout.ts';
import { useStore } from '#ui/store/store.ts';
import { useEditor } from '../editor-context.ts';
import { placedCheckpoints } from '../state/checkpoints.ts';
import { measuredLine, minutesOf, type PathDraft } from '../state/path-draft.ts';
import { useMeasures } from '../use-measures.ts';

function marksOf(draft: PathDraft, nameOf: (number: number) => string): readonly StripMark[] {
  const measured = measuredLine(draft.line);
  const stopovers = draft.stopovers.map(({ key, name, lat, lng }, at) => ({
    ...{ id: key, kind: 'stopover' as const, number: at + 1, label: name ?? nameOf(at + 1) },
    meters: nearestOn(measured, { lat, lng }).meters,
  }));
  const checkpoints = placedCheckpoints(draft).map(({ id, type, name, meters, isFar }) => ({
    ...{ id, kind: type, label: name, meters },
    ...(isFar ? { tone: 'warning' as const } : {}),
  }));
  return [...stopovers, ...checkpoints];
}

/** The way under the map; what is pointed at here shows there, and the other way round. */
export function WayStrip({ nameOf }: { readonly nameOf: (number: number) => string }): ReactNode {
  const { clock } = useMeasures();
  const { draft, hover, choose, chosen } = useEditor();
  const meters = useStore(hover);
  const { line, stopovers, checkpoints, expectedMinutes, wayMinutes, speedKmh } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these of the draft are on the strip.
  const marks = useMemo(
    () => marksOf(draft, nameOf),
    [line, stopovers, checkpoints, expectedMinutes, wayMinutes, speedKmh, nameOf],
  );
  const total = measuredLine(line).totalMeters;
  const minutes = minutesOf(draft, total);
  const hours = useCallback(
    (at: number) => clock(total > 0 ? Math.round((minutes * at) / total) : 0),
    [clock, total, minutes],
  );
  return (
    <LineStrip
      meters={total}
      marks={marks}
      hours={hours}
      highlight={meters}
      selected={chosen}
      onPoint={(at) => hover.set(at)}
      onSelect={(id) => checkpoints.some((one) => one.id === id) && choose(id)}
    />
  );
}

import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { boxOfLine, type FenceShape, fenceProblems } from '#areas/routes/rules/fence-shape.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { Position } from '#kernel/position.ts';
import { fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import type { ShapeKind } from '#ui/map/geometry/shape.ts';
import type { MapArea } from '#ui/map/map-props.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { boxPoints } from '../box-points.ts';
import { areaOf, closed } from '../drawn-outline.ts';
import { useProblemMarks } from '../problem-marks.ts';
import { useKeptFrame } from '../use-kept-frame.ts';
import { type Outline, useOutlineDrawing } from '../use-outline-drawing.ts';
import { type FenceForm, shapeIn } from './fence-form-shape.ts';
import { FENCE_TONES } from './fence-tones.ts';

const field = fieldsOf<FenceForm>();
const centre = fieldsIn(field('centre'));
const TOOLS: Readonly<Record<FenceForm['form'], ShapeKind>> = {
  circle: 'circle',
  polygon: 'polygon',
  corridor: 'line',
};
const CHANGED = { shouldDirty: true, shouldValidate: true };

/** The fence that is being edited, drawn and changed on the map. */
export function FenceMap({ recordId }: { readonly recordId: string }): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  const form = useFieldValue(field('form'));
  const radiusMeters = useFieldValue(field('radiusMeters'));
  const rings = useFieldValue(field('rings'));
  const line = useFieldValue(field('line'));
  const halfWidthMeters = useFieldValue(field('halfWidthMeters'));
  const kind = useFieldValue(field('kind'));
  const color = useFieldValue(field('color'));
  const lat = useFieldValue(centre('lat'));
  const lng = useFieldValue(centre('lng'));
  const shape = useMemo(
    () => shapeIn({ form, centre: { lat, lng, countryCode: null }, radiusMeters, rings, line, halfWidthMeters }),
    [form, lat, lng, radiusMeters, rings, line, halfWidthMeters],
  );
  const put = usePutShape();
  // The centre may also be chosen by its coordinates: then the map goes there.
  const pointed = useRef<string | null>(null);
  const key = keyOf(form, lat, lng, shape);
  const drawing = useOutlineDrawing({
    tool: TOOLS[form],
    outline: outlineOf(shape),
    onDrawn: (drawn) => {
      pointed.current = keyOfDrawn(form, drawn);
      put(form, drawn);
    },
  });
  const area = shape && areaShown(shape);
  const isStill = pointed.current === key;
  const frame = useKeptFrame(`${recordId} ${key}`, area ? boxPoints([{ shape: area }]) : [], isStill);
  const problems = useProblemMarks(useMemo(() => (shape ? fenceProblems(shape) : []), [shape]));
  const areas: readonly MapArea[] = area
    ? [{ id: 'fence', shape: area, tone: FENCE_TONES[kind], ...(color ? { colour: color } : {}) }]
    : [];
  return (
    <MapView
      size="fill"
      label={t('routes.library.fences.map')}
      country={countryOrDefault(country).code}
      areas={areas}
      places={problems}
      drawing={drawing}
      {...frame}
    />
  );
}

/** Names what is drawn: what was not drawn on the map itself was typed, and the map goes there. */
function keyOf(form: FenceForm['form'], lat: number | null, lng: number | null, shape: FenceShape | null): string {
  if (form === 'circle') return `${lat} ${lng}`;
  return `${form} ${namedBy(shape?.kind === 'polygon' ? shape.rings[0] : shape?.kind === 'corridor' ? shape.line : [])}`;
}

function keyOfDrawn(form: FenceForm['form'], drawn: Outline | null): string {
  if (drawn?.kind === 'circle') return `${drawn.centre.lat} ${drawn.centre.lng}`;
  return `${form} ${namedBy(drawn?.kind === 'polygon' ? drawn.ring : drawn?.kind === 'line' ? drawn.line : [])}`;
}

const namedBy = (points: readonly Position[] = []): string => {
  const { west, south, east, north } = boxOfLine(points);
  return [points.length, west, south, east, north].join(' ');
};

/** What the tools draw: the outline of a polygon, the line of a corridor. */
function outlineOf(shape: FenceShape | null): Outline | null {
  if (!shape) return null;
  if (shape.kind === 'polygon') return { kind: 'polygon', ring: closed(shape.rings[0] ?? []) };
  if (shape.kind === 'corridor') return { kind: 'line', line: shape.line };
  return shape.radiusMeters > 0 ? { kind: 'circle', centre: shape.centre, radiusMeters: shape.radiusMeters } : null;
}

/** The fence as it will be, below the tools; a line alone has no room inside. */
function areaShown(shape: FenceShape): MapArea['shape'] | null {
  if (shape.kind === 'circle') return shape.radiusMeters > 0 ? areaOf(shape) : null;
  if (shape.kind === 'polygon') return (shape.rings[0]?.length ?? 0) > 2 ? areaOf(shape) : null;
  return shape.line.length > 1 && shape.halfWidthMeters > 0 ? areaOf(shape) : null;
}

function usePutShape(): (form: FenceForm['form'], drawn: Outline | null) => void {
  const { get, set } = useFormValues();
  const copied = (points: readonly Position[]) => points.map(({ lat, lng }) => ({ lat, lng }));
  return (form, drawn) => {
    if (form === 'polygon') {
      // The holes stay where they are.
      const [, ...holes] = get(field('rings'));
      set(field('rings'), drawn?.kind === 'polygon' ? [copied(drawn.ring), ...holes] : [], CHANGED);
    } else if (form === 'corridor') {
      set(field('line'), drawn?.kind === 'line' ? copied(drawn.line) : [], CHANGED);
    } else {
      set(centre('lat'), drawn?.kind === 'circle' ? drawn.centre.lat : null, CHANGED);
      set(centre('lng'), drawn?.kind === 'circle' ? drawn.centre.lng : null, CHANGED);
      if (drawn?.kind === 'circle') set(field('radiusMeters'), drawn.radiusMeters, CHANGED);
    }
  };
}

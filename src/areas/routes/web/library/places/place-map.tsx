import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fenceProblems } from '#areas/routes/rules/fence-shape.ts';
import { countryOrDefault } from '#countries/country.ts';
import { isPlace, type Position } from '#kernel/position.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import type { MapArea, PlaceMark } from '#ui/map/map-props.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { closed } from '../drawn-outline.ts';
import { useProblemMarks } from '../problem-marks.ts';
import { useKeptFrame } from '../use-kept-frame.ts';
import { type Outline, useOutlineDrawing } from '../use-outline-drawing.ts';
import { MARKS } from './place-marks.ts';
import { type PlaceForm, positionIn } from './place-shape.ts';

const field = fieldsOf<PlaceForm>();
/** To a tenth of a metre. */
const PRECISION = 1e6;
const tidy = (value: number) => Math.round(value * PRECISION) / PRECISION;
const NO_AREAS: readonly MapArea[] = [];

interface PlaceMapProps {
  readonly recordId: string;
  /** The position is that of an own address. */
  readonly isFixed: boolean;
}

/** The place that is being edited: its position is clicked or dragged, its outline drawn. */
export function PlaceMap({ recordId, isFixed }: PlaceMapProps): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  const { set } = useFormValues();
  const name = useFieldValue(field('name'));
  const fenceKind = useFieldValue(field('fenceKind'));
  const radiusMeters = useFieldValue(field('radiusMeters'));
  const rings = useFieldValue(field('rings'));
  const use = useFieldValue(field('use'));
  const countryCode = useFieldValue(field('countryCode'));
  const at = positionIn({ lat: useFieldValue(field('lat')), lng: useFieldValue(field('lng')) });
  const pointed = useRef<string | null>(null);
  const move = (to: Position) => {
    const [lat, lng] = [tidy(to.lat), tidy(to.lng)];
    pointed.current = `${lat} ${lng}`;
    set(field('lat'), lat, { shouldDirty: true, shouldValidate: true });
    set(field('lng'), lng, { shouldDirty: true, shouldValidate: true });
  };
  const outline: Outline | null =
    fenceKind === 'polygon' && rings[0] ? { kind: 'polygon', ring: closed(rings[0]) } : null;
  const drawing = useOutlineDrawing({
    tool: 'polygon',
    outline,
    onDrawn: (drawn) => {
      const ring = drawn?.kind === 'polygon' ? [drawn.ring.map((point) => ({ ...point })), ...rings.slice(1)] : [];
      set(field('rings'), ring, { shouldDirty: true, shouldValidate: true });
    },
  });
  const isKnown = at !== null && isPlace(at);
  const key = at ? `${at.lat} ${at.lng}` : '';
  const { frame, frameKey } = useKeptFrame(`${recordId} ${key}`, isKnown ? [at] : [], pointed.current === key);
  const problems = useProblemMarks(
    useMemo(
      () => (fenceKind === 'polygon' && rings[0] ? fenceProblems({ kind: 'polygon', rings }) : []),
      [fenceKind, rings],
    ),
  );
  const mark: readonly PlaceMark[] = isKnown
    ? [
        {
          ...{ id: 'place', at, kind: MARKS[use], label: name || t('routes.library.position') },
          ...(isFixed ? {} : { onMove: move }),
        },
      ]
    : [];
  const areas: readonly MapArea[] =
    fenceKind === 'circle' && isKnown && radiusMeters
      ? [{ id: 'fence', shape: { kind: 'circle', centre: at, radiusMeters } }]
      : NO_AREAS;
  return (
    <MapView
      size="fill"
      label={t('routes.library.places.map')}
      country={countryCode ?? countryOrDefault(country).code}
      frame={frame}
      frameKey={frameKey}
      places={[...mark, ...problems]}
      areas={areas}
      {...(fenceKind === 'polygon' ? { drawing } : isFixed ? {} : { onPick: move })}
    />
  );
}

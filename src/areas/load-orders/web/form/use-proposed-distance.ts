import { useEffect, useRef } from 'react';
import type { UsablePath } from '#areas/routes/contract/plan.calls.ts';
import { readDirections } from '#kernel/place-search-calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import type { PlaceForm } from '../order/place-form.ts';
import type { SharedFormInput } from './order-form-shape.ts';

const field = fieldsOf<SharedFormInput>();

interface Proposal {
  readonly km: number;
  /** Along roads, and no estimate. */
  readonly isMeasured: boolean;
}

interface ProposedDistance {
  /** The form holds the proposal, which is an estimate. */
  readonly isEstimated: boolean;
  /** Null while a place is unknown and no path is chosen. */
  readonly proposal: Proposal | null;
}

/** The places of a way, in the order they are driven. */
export type Way = readonly Pick<PlaceForm, 'lat' | 'lng'>[];

/** Fills in the length of the path or, without one, of the way between the places, until somebody types another. */
export function useProposedDistance(way: Way, path: UsablePath | null): ProposedDistance {
  const { get, set } = useFormValues();
  const distance = useFieldValue(field('distanceTravel'));
  const isEstimated = useFieldValue(field('distanceEstimated'));
  const proposed = useRef(isEstimated ? distance : null);
  const byPlaces = useDirectDistance(way);
  const km = path ? path.km : (byPlaces?.km ?? null);
  const isMeasured = path ? path.source !== 'estimate' : (byPlaces?.isMeasured ?? false);

  useEffect(() => {
    if (km === null) return;
    const present = get(field('distanceTravel'));
    const isTyped = present !== null && present !== proposed.current && present !== km;
    if (isTyped) return;
    proposed.current = km;
    if (present !== km) set(field('distanceTravel'), km);
    if (get(field('distanceEstimated')) === isMeasured) set(field('distanceEstimated'), !isMeasured);
  }, [km, isMeasured, get, set]);

  useEffect(() => {
    if (isEstimated && distance !== proposed.current) set(field('distanceEstimated'), false);
  }, [distance, isEstimated, set]);
  return { isEstimated: isEstimated && distance !== null, proposal: km === null ? null : { km, isMeasured } };
}

function useDirectDistance(way: Way): Proposal | null {
  const isKnown = way.length >= 2 && way.every(({ lat, lng }) => lat !== null && lng !== null);
  const points = way.map(({ lat, lng }) => `${lat},${lng}`).join(';');
  const { data } = useCall(
    readDirections,
    { query: { points } },
    { enabled: isKnown, retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  return isKnown && data ? { km: kilometres(data.distanceMeters), isMeasured: !data.estimated } : null;
}

const kilometres = (metres: number): number => Math.round(metres / 100) / 10;

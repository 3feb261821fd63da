import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readDirections } from '#kernel/place-search-calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import type { PlaceForm } from '../order/place-form.ts';
import type { SharedFormInput } from './order-form-shape.ts';

const field = fieldsOf<SharedFormInput>();

interface DistanceFieldProps {
  /** The places of the way, in the order they are driven. */
  readonly way: readonly Pick<PlaceForm, 'lat' | 'lng'>[];
}

/** The length of the way: proposed from the places and marked as an estimate until somebody types another. */
export function DistanceField({ way }: DistanceFieldProps): ReactNode {
  const { t } = useTranslation();
  const isEstimated = useProposedDistance(way);
  return (
    <NumberField
      name={field('distanceTravel')}
      label={t('loadOrders.screens.fields.distance')}
      decimals={1}
      unit="km"
      {...(isEstimated ? { help: t('loadOrders.screens.fields.distanceEstimated') } : {})}
    />
  );
}

function useProposedDistance(way: DistanceFieldProps['way']): boolean {
  const { get, set } = useFormValues();
  const distance = useFieldValue(field('distanceTravel'));
  const isEstimated = useFieldValue(field('distanceEstimated'));
  const proposed = useRef(isEstimated ? distance : null);
  const isKnown = way.length >= 2 && way.every(({ lat, lng }) => lat !== null && lng !== null);
  const points = way.map(({ lat, lng }) => `${lat},${lng}`).join(';');
  const { data } = useCall(
    readDirections,
    { query: { points } },
    { enabled: isKnown, retry: false, staleTime: Number.POSITIVE_INFINITY },
  );

  useEffect(() => {
    const isTyped = get(field('distanceTravel')) !== null && !get(field('distanceEstimated'));
    if (!data || isTyped) return;
    proposed.current = Math.round(data.distanceMeters / 100) / 10;
    set(field('distanceTravel'), proposed.current);
    set(field('distanceEstimated'), data.estimated);
  }, [data, get, set]);

  useEffect(() => {
    if (isEstimated && distance !== proposed.current) set(field('distanceEstimated'), false);
  }, [distance, isEstimated, set]);
  return isEstimated && distance !== null;
}

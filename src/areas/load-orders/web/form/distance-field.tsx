import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isOddDistance } from '#areas/load-orders/rules/implausible.ts';
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

/** The length of the way: proposed from the places, and marked where it is an estimate, until somebody types another. */
export function DistanceField({ way }: DistanceFieldProps): ReactNode {
  const { t } = useTranslation();
  const { isEstimated, proposal } = useProposedDistance(way);
  const warning = (km: number) => {
    if (!proposal || !isOddDistance(km, proposal.km)) return undefined;
    return proposal.isMeasured
      ? t('loadOrders.screens.warnings.distanceMeasured', { km: proposal.km })
      : t('loadOrders.screens.warnings.distance', { km: proposal.km });
  };
  return (
    <NumberField
      name={field('distanceTravel')}
      label={t('loadOrders.screens.fields.distance')}
      decimals={1}
      unit="km"
      warn={warning}
      {...(isEstimated ? { help: t('loadOrders.screens.fields.distanceEstimated') } : {})}
    />
  );
}

interface ProposedDistance {
  /** The form holds the proposal, which is an estimate. */
  readonly isEstimated: boolean;
  /** Null while a place is unknown; measured where it is along roads. */
  readonly proposal: { readonly km: number; readonly isMeasured: boolean } | null;
}

function useProposedDistance(way: DistanceFieldProps['way']): ProposedDistance {
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
    const present = get(field('distanceTravel'));
    const isTyped = present !== null && present !== proposed.current;
    if (!data || isTyped) return;
    proposed.current = kilometres(data.distanceMeters);
    set(field('distanceTravel'), proposed.current);
    set(field('distanceEstimated'), data.estimated);
  }, [data, get, set]);

  useEffect(() => {
    if (isEstimated && distance !== proposed.current) set(field('distanceEstimated'), false);
  }, [distance, isEstimated, set]);
  return {
    isEstimated: isEstimated && distance !== null,
    proposal: isKnown && data ? { km: kilometres(data.distanceMeters), isMeasured: !data.estimated } : null,
  };
}

const kilometres = (metres: number): number => Math.round(metres / 100) / 10;

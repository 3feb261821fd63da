import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursOf } from '#areas/load-orders/contract/order-field-kinds.ts';
import { isOddDistance } from '#areas/load-orders/rules/implausible.ts';
import type { UsablePath } from '#areas/routes/contract/plan.calls.ts';
import { PATH_MINUTES } from '#areas/routes/rules/route-limits.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import type { SharedFormInput } from './order-form-shape.ts';
import { useProposedDistance, type Way } from './use-proposed-distance.ts';

const field = fieldsOf<SharedFormInput>();

interface DistanceFieldProps {
  readonly way: Way;
  readonly path: UsablePath | null;
}

/** The length of the way: proposed from the path or the places, marked as such until somebody types another. */
export function DistanceField({ way, path }: DistanceFieldProps): ReactNode {
  const { t } = useTranslation();
  const distance = useFieldValue(field('distanceTravel'));
  const { isEstimated, proposal } = useProposedDistance(way, path);
  const warning = (km: number) => {
    if (!proposal || !isOddDistance(km, proposal.km)) return undefined;
    return proposal.isMeasured
      ? t('loadOrders.screens.warnings.distanceMeasured', { km: proposal.km })
      : t('loadOrders.screens.warnings.distance', { km: proposal.km });
  };
  const marks = [
    path && distance === path.km && t('loadOrders.screens.plan.proposed'),
    isEstimated && t('loadOrders.screens.fields.distanceEstimated'),
  ].filter(Boolean);
  return (
    <NumberField
      name={field('distanceTravel')}
      label={t('loadOrders.screens.fields.distance')}
      decimals={1}
      unit="km"
      warn={warning}
      {...(marks.length > 0 ? { help: marks.join(' · ') } : {})}
    />
  );
}

/** How long the trip should take, in hours: proposed from the path until somebody types another. */
export function ExpectedField({ path }: Pick<DistanceFieldProps, 'path'>): ReactNode {
  const { t } = useTranslation();
  const { get, set } = useFormValues();
  const hours = useFieldValue(field('expectedMinutes'));
  const proposed = useRef<number | null>(null);
  const ofPath = path && hoursOf(path.minutes);
  useEffect(() => {
    const present = get(field('expectedMinutes'));
    const isTyped = present !== null && present !== proposed.current && present !== ofPath;
    if (isTyped || (ofPath === null && proposed.current === null)) return;
    proposed.current = ofPath;
    if (present !== ofPath) set(field('expectedMinutes'), ofPath);
  }, [ofPath, get, set]);
  return (
    <NumberField
      name={field('expectedMinutes')}
      label={t('loadOrders.screens.fields.expectedMinutes')}
      decimals={2}
      max={hoursOf(PATH_MINUTES.max)}
      unit="h"
      {...(ofPath !== null && hours === ofPath ? { help: t('loadOrders.screens.plan.proposed') } : {})}
    />
  );
}

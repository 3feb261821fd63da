import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readDirections } from '#kernel/place-search-calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { laneMap } from '../carrier/record/lane-map.ts';
import classes from './load-step.module.css';
import type { OpportunityFormInput } from './opportunity-shape.ts';

const field = fieldsOf<OpportunityFormInput>();

/** The lane on the map, and how long it is. */
export function LaneMap(): ReactNode {
  const { t } = useTranslation();
  const origin = useFieldValue(field('origin'));
  const destination = useFieldValue(field('destination'));
  const { places, routes } = laneMap(origin, destination);
  const points = places.map(({ at }) => [at.lat, at.lng].join()).join(';');
  const isKnown = places.length === 2;
  const { data } = useCall(
    readDirections,
    { query: { points } },
    { enabled: isKnown, retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!isKnown) return <p className={classes.noLane}>{t('opportunities.form.lane.empty')}</p>;
  const km = data && Math.round(data.distanceMeters / 1000);
  return (
    <div className={classes.lane}>
      <div className={classes.map}>
        <MapView
          label={t('opportunities.form.lane.label', { origin: origin.cityName, destination: destination.cityName })}
          country={origin.countryCode}
          size="fill"
          places={places}
          routes={routes}
          frameKey={points}
        />
      </div>
      {km !== undefined && (
        <Text size="sm" className={classes.distance!}>
          {t(`opportunities.form.lane.${data?.estimated ? 'estimated' : 'distance'}`, { km })}
        </Text>
      )}
    </div>
  );
}

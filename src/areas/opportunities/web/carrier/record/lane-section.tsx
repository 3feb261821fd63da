import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { ExternalOpportunity } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { readDirections } from '#kernel/place-search-calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Flag } from '#ui/feedback/flag.tsx';
import { MapView } from '#ui/map/map-view.tsx';
import { Section } from '#ui/record/section.tsx';
import { Days, Pickup } from '../parts/pickup.tsx';
import { datesOf } from './dates.ts';
import { laneMap } from './lane-map.ts';
import classes from './record.module.css';

/** From where to where and when, with the map of both cities and the estimated way. */
export function LaneSection({ opportunity }: { readonly opportunity: ExternalOpportunity }): ReactNode {
  const { t } = useTranslation();
  const { origin, destination, code } = opportunity;
  const dates = datesOf(opportunity);
  const { places, routes } = laneMap(origin, destination);
  return (
    <Section title={t('opportunities.carrier.lane')} action={<Distance places={places.map(({ at }) => at)} />}>
      <ol className={classes.ends}>
        <End place={origin} label={t('opportunities.carrier.pickup')} end="origin">
          {dates && <Pickup {...dates} />}
        </End>
        <End place={destination} label={t('opportunities.carrier.delivery')} end="destination">
          {dates?.dateType === 'defined' && <Days days={[dates.untilDate]} />}
        </End>
      </ol>
      {places.length > 0 && (
        <MapView
          label={t('opportunities.carrier.map', { code })}
          country={origin.countryCode}
          size="sm"
          places={places}
          routes={routes}
        />
      )}
    </Section>
  );
}

interface EndProps {
  readonly place: Place;
  readonly label: string;
  readonly end: 'origin' | 'destination';
  readonly children: ReactNode;
}

/** A city; street and contact are shown after the award. */
function End({ place, label, end, children }: EndProps): ReactNode {
  return (
    <li className={classes.end} data-end={end}>
      <span className={classes.quiet}>{label}</span>
      <span className={classes.city}>
        {place.countryCode && <Flag country={place.countryCode} />}
        {place.cityName}
      </span>
      {children && <span>{children}</span>}
    </li>
  );
}

interface DistanceProps {
  readonly places: readonly { readonly lat: number; readonly lng: number }[];
}

/** The length of the way between the cities; shown once it is known. */
function Distance({ places }: DistanceProps): ReactNode {
  const { t } = useTranslation();
  const points = places.map(({ lat, lng }) => [lat, lng].join()).join(';');
  const { data } = useCall(
    readDirections,
    { query: { points } },
    { enabled: places.length === 2, retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!data) return null;
  const km = Math.round(data.distanceMeters / 1000);
  return (
    <span className={classes.quiet}>
      {t(`opportunities.carrier.${data.estimated ? 'distanceEstimated' : 'distance'}`, { km })}
    </span>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { readDirections } from '#kernel/place-search-calls.ts';
import type { Position } from '#kernel/position.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { MapView } from '#ui/map/map-view.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { laneMap } from '../carrier/record/lane-map.ts';
import classes from './lines.module.css';

/** From where to where: the places, the map, and how far it is. */
export function LaneSection({ opportunity }: { readonly opportunity: OpportunityView }): ReactNode {
  const { t } = useTranslation();
  const { origin, destination } = opportunity;
  const { places, routes } = laneMap(origin, destination);
  const distance = useDistance(places.map(({ at }) => at));
  return (
    <Section title={t('opportunities.record.sections.lane')}>
      <Facts
        facts={[
          { label: t('opportunities.fields.origin'), value: placeText(origin) },
          { label: t('opportunities.fields.destination'), value: placeText(destination) },
          ...(distance ? [{ label: t('opportunities.record.lane.distance'), value: distance }] : []),
        ]}
      />
      {places.length > 0 ? (
        <MapView
          label={t('opportunities.record.lane.map', { origin: origin.cityName, destination: destination.cityName })}
          country={origin.countryCode}
          size="md"
          places={places}
          routes={routes}
        />
      ) : (
        <span className={classes.quiet}>{t('opportunities.record.lane.unknown')}</span>
      )}
    </Section>
  );
}

/** The length of the way; where it was not measured on roads, it says so. */
function useDistance(ends: readonly Position[]): string | null {
  const { t } = useTranslation();
  const points = ends.map(({ lat, lng }) => [lat, lng].join()).join(';');
  const { data } = useCall(
    readDirections,
    { query: { points } },
    { enabled: ends.length === 2, retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!data) return null;
  const length = t('opportunities.record.lane.kilometres', { number: Math.round(data.distanceMeters / 1000) });
  return data.estimated ? `${length} · ${t('opportunities.record.lane.estimated')}` : length;
}

const placeText = ({ cityName, address, reference }: Place): string =>
  [cityName, address, reference].filter(Boolean).join('\n');

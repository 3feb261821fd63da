import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { planOnMap } from '#areas/load-orders/rules/plan-map.ts';
import type { ClientOrder } from '#areas/sharing/contract/client-view.shapes.ts';
import { isPlace } from '#kernel/position.ts';
import type { PlaceMark, RouteLine } from '#ui/map/map-props.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { Section } from '#ui/record/section.tsx';

/** The map is loaded only where positions are shown. */
export function Whereabouts({ order }: { readonly order: ClientOrder }): ReactNode {
  const { t } = useTranslation();
  const { position, plate, loadingOrderCode, track } = order;
  const driven = track ?? [];
  if (position === undefined && driven.length === 0) return null;
  const title = t('sharing.client.position');
  const truck = position && {
    id: 'truck',
    at: { lat: position.lat, lng: position.lng },
    heading: null,
    tone: 'active' as const,
    label: plate?.truck ?? loadingOrderCode,
    ...shownFreshness(position.freshness),
  };
  const plan = order.route ? planOnMap(order.route) : null;
  const places = [...placesOf(order), ...(plan?.marks ?? [])];
  const routes: RouteLine[] = [
    ...(plan ? [plan.route] : routesOf(places)),
    ...(driven.length > 1 ? [{ id: 'driven', kind: 'driven' as const, path: driven }] : []),
  ];
  return (
    <Section title={title}>
      {(truck || places.length > 0) && (
        <MapView
          label={t('sharing.client.positionMap')}
          size="md"
          trucks={truck ? [truck] : []}
          places={places}
          routes={routes}
          frameKey={`${loadingOrderCode} ${Boolean(truck)}`}
        />
      )}
      {routes.some(({ straight }) => straight) && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('sharing.client.straight')}
        </Text>
      )}
      {!truck && position === null && driven.length === 0 && (
        <Text c="dimmed" mt="xs">
          {t('sharing.client.positionNone')}
        </Text>
      )}
    </Section>
  );
}

/** A mark without word of its freshness is drawn as live. */
const shownFreshness = (freshness: NonNullable<ClientOrder['position']>['freshness']) =>
  freshness === 'never' ? {} : { freshness };

interface MaybePlaced {
  readonly cityName: string;
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}

/** In driving order; the first and the last stop are the order's origin and destination. */
function placesOf({ origin, destination, stops }: ClientOrder): PlaceMark[] {
  const mark = (id: string, kind: PlaceMark['kind'], { cityName, lat, lng }: MaybePlaced): PlaceMark[] => {
    const at = { lat: lat ?? 0, lng: lng ?? 0 };
    return isPlace(at) ? [{ id, kind, at, label: cityName }] : [];
  };
  return [
    ...mark('origin', 'origin', origin),
    ...stops.slice(1, -1).flatMap((stop) => mark(String(stop.number), 'checkpoint', stop)),
    ...mark('destination', 'destination', destination),
  ];
}

function routesOf(places: readonly PlaceMark[]): RouteLine[] {
  const path = places.map(({ at }) => at);
  return path.length > 1 ? [{ id: 'planned', kind: 'planned', path, straight: true }] : [];
}

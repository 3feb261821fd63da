import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientOrder } from '#areas/sharing/contract/client-view.shapes.ts';
import { isPlace } from '#kernel/position.ts';
import type { PlaceMark } from '#ui/map/map-props.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';

/** The map is loaded only where positions are shown. */
export function Whereabouts({ order }: { readonly order: ClientOrder }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { position, plate, loadingOrderCode } = order;
  if (position === undefined) return null;
  const title = t('sharing.client.position');
  if (position === null)
    return (
      <Section title={title}>
        <Text c="dimmed">{t('sharing.client.positionNone')}</Text>
      </Section>
    );
  const truck = {
    id: 'truck',
    at: { lat: position.lat, lng: position.lng },
    heading: null,
    tone: 'active',
    label: plate?.truck ?? loadingOrderCode,
  } as const;
  return (
    <Section title={title}>
      <MapView label={title} size="sm" trucks={[truck]} places={placesOf(order)} frameKey={loadingOrderCode} />
      <Text size="sm" c="dimmed" mt="xs">
        {t('sharing.client.seenAt', { at: showInstant(position.at) })}
      </Text>
    </Section>
  );
}

function placesOf({ origin, destination }: ClientOrder): PlaceMark[] {
  const mark = (kind: 'origin' | 'destination', { cityName, lat, lng }: ClientOrder['origin']): PlaceMark[] => {
    const at = { lat: lat ?? 0, lng: lng ?? 0 };
    return isPlace(at) ? [{ id: kind, kind, at, label: cityName }] : [];
  };
  return [...mark('origin', origin), ...mark('destination', destination)];
}

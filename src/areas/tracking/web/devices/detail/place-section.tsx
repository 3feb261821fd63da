import { Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/tracking/area.ts';
import type { DeviceView } from '#areas/tracking/contract/device.shapes.ts';
import { addressOf } from '#kernel/screens.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { None } from '#ui/list/cells/none.tsx';
import { MapView } from '#ui/map/map-view.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { STATE_TONES } from '../device-looks.ts';

const MAP = addressOf(screens.map);
const KMH = 'km/h';
const METRES = 'm';

/** Where it was last; a silent device stays where it was seen. */
export function PlaceSection({ device }: { readonly device: DeviceView }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const canOpen = useCanOpen();
  const { _id: id, identifier, truck, state, position } = device;
  const label = truck?.plate ?? identifier;
  const trucks = useMemo(
    () =>
      position
        ? [
            {
              id,
              at: { lat: position.lat, lng: position.lng },
              heading: position.heading,
              tone: STATE_TONES[state],
              label,
            },
          ]
        : [],
    [id, position, state, label],
  );
  const measured = (value: number | null, unit: string) =>
    value === null ? <None /> : numbers.withUnit(Math.round(value), unit);
  return (
    <Section title={t('tracking.devices.detail.place')}>
      {position ? (
        <>
          <MapView label={t('tracking.devices.detail.place')} size="sm" trucks={trucks} />
          {truck && canOpen(MAP) && (
            <Text size="sm" my="xs">
              <Link to={`${MAP}?${new URLSearchParams({ truck: truck._id })}`}>
                {t('tracking.devices.detail.onMap')}
              </Link>
            </Text>
          )}
          <Facts
            facts={[
              { label: t('tracking.devices.detail.at'), value: <RelativeTime instant={position.at} /> },
              { label: t('tracking.devices.detail.speed'), value: measured(position.speedKmh, KMH) },
              { label: t('tracking.devices.detail.accuracy'), value: measured(position.accuracyM, METRES) },
            ]}
          />
        </>
      ) : (
        <EmptyState title={t('tracking.devices.detail.noPlace')} />
      )}
    </Section>
  );
}

import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nearestCity } from '#kernel/place-calls.ts';
import { type Position, showPosition } from '#kernel/position.ts';
import { useCall } from '#ui/api/api-context.tsx';
import classes from './map-picker.module.css';

const PAUSE_MS = 250;
/** Within this distance the place is named after the city. */
const INSIDE_METERS = 3000;

/** The chosen position in numbers, and the nearest city; without the server the numbers alone. */
export function ChosenPlace({ position }: { readonly position: Position | null }): ReactNode {
  const { t } = useTranslation();
  const [settled] = useDebouncedValue(position, PAUSE_MS);
  const { data } = useCall(
    nearestCity,
    { query: settled ?? { lat: 0, lng: 0 } },
    { enabled: settled !== null, retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!position) return <Text className={classes.chosen!}>{t('ui.map.picker.none')}</Text>;
  const near = settled === position ? data : undefined;
  return (
    <Text className={classes.chosen!} component="output">
      <span className={classes.numbers}>{showPosition(position)}</span>
      {near && (
        <span>
          {t(near.distanceMeters < INSIDE_METERS ? 'ui.map.picker.at' : 'ui.map.picker.near', {
            city: near.city.name,
            region: near.city.region,
            distance: Math.round(near.distanceMeters / 1000),
          })}
        </span>
      )}
    </Text>
  );
}

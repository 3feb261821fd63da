import { useTranslation } from 'react-i18next';
import type { MapViewProps } from './map-props.ts';

/** `12 caminhões, 3 lugares`: the content of the map for screen readers, and which keys to use. */
export function useMapSummary({ trucks, places, routes, areas }: MapViewProps): string {
  const { t } = useTranslation();
  const counts = { trucks, places, routes, areas };
  const held = (['trucks', 'places', 'routes', 'areas'] as const)
    .filter((name) => counts[name] && counts[name].length > 0)
    .map((name) => t(`ui.map.count.${name}`, { count: counts[name]?.length ?? 0 }))
    .join(', ');
  return trucks && trucks.length > 0 ? `${held}. ${t('ui.map.steer')}` : held;
}

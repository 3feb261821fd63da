import { Layer, useMap } from '@vis.gl/react-maplibre';
import { type ReactNode, useEffect, useState } from 'react';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import type { Mode } from '#ui/theme/map-colors.ts';
import { TRUCK_LAYER, TruckPainter } from '../trucks/truck-painter.ts';
import type { TruckScene } from '../trucks/truck-scene.ts';

interface TruckLayerProps {
  readonly scene: TruckScene;
  readonly mode: Mode;
  readonly selected: string | null;
}

/** Trucks in the colour of their state, pointing in their direction; at far zoom clusters show a number. */
export function TruckLayer({ scene, mode, selected }: TruckLayerProps): ReactNode {
  const { current: map } = useMap();
  const { show: showCount } = useNumbers();
  const [painter] = useState(() => new TruckPainter(scene, { mode, showCount }));
  useEffect(() => painter.show(scene, { mode, showCount }), [painter, scene, mode, showCount]);
  useEffect(() => {
    scene.select(selected);
    map?.triggerRepaint();
  }, [scene, map, selected]);
  useEffect(() => {
    if (!map) return;
    // Another base map puts its layers on top of what is there.
    const rise = () => {
      if (map.getLayer(TRUCK_LAYER) && map.getMap().getLayersOrder().at(-1) !== TRUCK_LAYER)
        map.getMap().moveLayer(TRUCK_LAYER);
    };
    map.on('styledata', rise);
    return () => {
      map.off('styledata', rise);
    };
  }, [map]);
  return <Layer {...painter.layer} />;
}

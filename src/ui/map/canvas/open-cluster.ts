import type { MapRef } from '@vis.gl/react-maplibre';
import { positionOf, type Spot } from '../geometry/mercator.ts';
import type { TruckScene } from '../trucks/truck-scene.ts';

/** Zooms in until the cluster splits. */
export function openCluster(map: MapRef | null | undefined, scene: TruckScene, id: string, spot: Spot): void {
  if (!map) return;
  const { lat, lng } = positionOf(spot);
  // The cluster may be gone, because the trucks have moved.
  map.easeTo({ center: [lng, lat], zoom: scene.splitZoom(id) ?? map.getZoom() + 1 });
}

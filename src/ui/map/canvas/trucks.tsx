import { useMap } from '@vis.gl/react-maplibre';
import type { ReactNode } from 'react';
import type { Mode } from '#ui/theme/map-colors.ts';
import type { MapViewProps } from '../map-props.ts';
import type { TruckScene } from '../trucks/truck-scene.ts';
import { NameGuard } from './name-guard.tsx';
import { TruckButtons } from './truck-buttons.tsx';
import { TruckLayer } from './truck-layer.tsx';
import { useSeenTrucks } from './use-seen-trucks.ts';

interface TrucksProps extends Pick<MapViewProps, 'onSelect'> {
  readonly scene: TruckScene;
  readonly mode: Mode;
  readonly selected: string | null;
  /** Whether the trucks have buttons: not below the veil of a map that is being loaded, nor in the way of a drawing. */
  readonly isForKeys: boolean;
}

/** What is drawn of the trucks, and what is laid over it. */
export function Trucks({ scene, mode, selected, onSelect, isForKeys }: TrucksProps): ReactNode {
  const { current: map } = useMap();
  const seen = useSeenTrucks(map, scene);
  return (
    <>
      {seen && <NameGuard seen={seen} />}
      <TruckLayer scene={scene} mode={mode} selected={selected} />
      {seen && isForKeys && <TruckButtons scene={scene} seen={seen} selected={selected} onSelect={onSelect} />}
    </>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { useDocumentsZip } from '../../documents/use-documents-zip.ts';
import { useUnmatch } from '../match/use-unmatch.ts';
import { useTakeover } from '../takeover/use-takeover.ts';
import { useVehicleToggle } from '../use-vehicle-toggle.ts';
import type { RowTask } from './row-task.ts';

interface RowTaskRunnerProps {
  readonly fleet: VehicleFleet;
  readonly task: RowTask;
}

/** Runs the chosen action of a row once per choice; loaded on first use. */
export default function RowTaskRunner({ fleet, task }: RowTaskRunnerProps): null {
  const { toggle, remove } = useVehicleToggle(fleet);
  const { unmatch } = useUnmatch();
  const { appropriate, letGo } = useTakeover(FLEET_TRAITS[fleet].kind);
  const { download } = useDocumentsZip('vehicle');
  const started = useRef<RowTask | null>(null);
  const start = useEffectEvent(({ act, vehicle, driverId }: RowTask) => {
    const acts: Readonly<Record<RowTask['act'], () => unknown>> = {
      toggle: () => toggle(vehicle),
      remove: () => remove(vehicle),
      unmatch: () => driverId && unmatch(vehicle, driverId),
      letGo: () => letGo(vehicle),
      appropriate: () => appropriate(vehicle),
      zip: () => download(vehicle._id, vehicle.plate),
    };
    void acts[act]();
  });
  useEffect(() => {
    if (started.current === task) return;
    started.current = task;
    start(task);
  }, [task]);
  return null;
}

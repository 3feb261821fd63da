import { useQueryClient } from '@tanstack/react-query';
import { readDriverHomologation, readVehicleHomologation } from '#areas/fleet/contract/homologation.calls.ts';
import { HOMOLOGATION_RESULT, homologationResultShape } from '#areas/fleet/contract/homologation.realtime.ts';
import { securityCheckState } from '#areas/fleet/rules/homologation-progress.ts';
import { queryKey, useCall } from '#ui/api/api-context.tsx';
import { useRealtime } from '#ui/realtime/realtime-context.tsx';

/** A message may be lost with the connection, so a running request is also polled. */
const LOOK_AGAIN_MS = 5000;

export type CheckedKind = 'driver' | 'vehicle';

/** The results of the registers for a record, kept up to date by messages while they are being asked. */
export function useHomologation(kind: CheckedKind, id: string) {
  const queries = useQueryClient();
  const input = { params: { id } };
  const call = kind === 'driver' ? readDriverHomologation : readVehicleHomologation;
  useRealtime(HOMOLOGATION_RESULT, (data) => {
    const result = homologationResultShape.safeParse(data);
    if (result.success && result.data.record.id !== id) return;
    void queries.invalidateQueries({ queryKey: queryKey(call, input) });
  });
  const options = {
    refetchInterval: ({ state }: { readonly state: { readonly data?: Running | undefined } }) =>
      isRunning(state.data) ? LOOK_AGAIN_MS : false,
  } as const;
  const driver = useCall(readDriverHomologation, input, { ...options, enabled: kind === 'driver' });
  const vehicle = useCall(readVehicleHomologation, input, { ...options, enabled: kind === 'vehicle' });
  return kind === 'driver' ? driver : vehicle;
}

interface Running {
  readonly homologation: { readonly progress: number } | null;
}

function isRunning(data: Running | undefined): boolean {
  return data?.homologation ? securityCheckState(data.homologation.progress) === 'running' : false;
}

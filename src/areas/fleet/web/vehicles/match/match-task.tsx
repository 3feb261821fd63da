import type { ReactNode } from 'react';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { MATCH_CALLS } from '#areas/fleet/contract/vehicle-match.calls.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { VehicleFailure } from '../detail/vehicle-failure.tsx';
import { DeviceForm } from './device-form.tsx';
import { DriverForm } from './driver-form.tsx';
import { TrailersForm } from './trailers-form.tsx';

const FORMS = { driver: DriverForm, trailers: TrailersForm, device: DeviceForm } as const;

interface MatchTaskProps {
  readonly fleet: VehicleFleet;
  readonly id: string;
  readonly task: keyof typeof FORMS;
  readonly backTo: string;
  readonly onDone: () => void;
}

/** The form of one match of a truck, filled with what the server has now. */
export default function MatchTask({ fleet, id, task, backTo, onDone }: MatchTaskProps): ReactNode {
  const answer = useCall(VEHICLE_CALLS[fleet].read, { params: { id } }, { staleTime: 0 });
  const calls = MATCH_CALLS.get(fleet);
  if (answer.isError && !answer.data) {
    return <VehicleFailure fleet={fleet} error={answer.error} onRetry={() => void answer.refetch()} />;
  }
  if (!answer.data || !answer.isFetchedAfterMount || !calls) return <FormSkeleton fields={2} />;
  const { transportUnit: truck } = answer.data;
  const Form = FORMS[task];
  return (
    <Form
      fleet={fleet}
      calls={calls}
      truck={truck}
      backTo={backTo}
      onDone={onDone}
      onReload={() => void answer.refetch()}
    />
  );
}

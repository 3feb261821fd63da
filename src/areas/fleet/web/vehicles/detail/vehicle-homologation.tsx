import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestVehicleHomologation } from '#areas/fleet/contract/homologation.calls.ts';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { HomologationSection } from '../../homologation/homologation-section.tsx';
import { detailAddress } from '../addresses.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';

interface VehicleHomologationProps {
  readonly fleet: VehicleFleet;
  readonly vehicle: VehicleView;
}

export function VehicleHomologation({ fleet, vehicle }: VehicleHomologationProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { mayWrite } = useVehicleAccess(fleet);
  // Repeated in every message, so that this tab knows its own request.
  const [pusherId] = useState(() => crypto.randomUUID());
  const asking = useAction(requestVehicleHomologation, {
    onDone: () => snackbar.success(t('fleet.homologation.requested')),
    onFailed: (error) => snackbar.failure('register', t('fleet.homologation.manual.what'), error),
  });
  const { _id, plate, country } = vehicle;
  return (
    <HomologationSection
      kind="vehicle"
      id={_id}
      mayAsk={mayWrite}
      asking={asking.isPending}
      backTo={detailAddress(fleet, _id)}
      onAsk={() => asking.mutate({ body: { pusherId, plate, country: country.countryCode } })}
    />
  );
}

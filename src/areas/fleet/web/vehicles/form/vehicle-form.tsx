import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ASSIGN_TRANSPORT_COMPANY } from '#areas/fleet/contract/driver.permissions.ts';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { NewVehicleInput } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { useToday } from '#ui/session/zone.ts';
import { useOwnRequirements } from '../../documents/use-own-requirements.ts';
import { detailAddress, listAddress } from '../addresses.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { VEHICLE_REFRESH } from '../vehicle-refresh.ts';
import { bodyOf, slotsOf } from './vehicle-body.ts';
import { VehicleFields } from './vehicle-fields.tsx';
import { formOf, type VehicleForm as Values, vehicleShape } from './vehicle-shape.ts';

interface VehicleFormProps {
  readonly fleet: VehicleFleet;
  /** Null for a new vehicle. */
  readonly vehicle: VehicleView | null;
  readonly onSaved: (vehicle: VehicleView) => void;
  /** Reads the vehicle again after another user changed it. */
  readonly onReload?: () => void;
}

/** One form for registering and changing a vehicle of any fleet. */
export function VehicleForm({ fleet, vehicle, onSaved, onReload }: VehicleFormProps): ReactNode {
  const { t } = useTranslation();
  const year = Number(useToday().slice(0, 4));
  const snackbar = useSnackbar();
  const { country, permissions } = useSignedIn();
  const { seesFleetType, seesTransportCompany } = useVehicleAccess(fleet);
  const assignsCompany = useHolds(ASSIGN_TRANSPORT_COMPANY) && seesTransportCompany;
  const { kind } = FLEET_TRAITS[fleet];
  const shape = useMemo(() => vehicleShape(kind, year), [kind, year]);
  const own = useOwnRequirements(kind);
  const saveVehicle = useSaveVehicle(fleet, vehicle);
  const save = (form: Values) => {
    const slots = slotsOf(kind, form.countryId, vehicle, permissions, own);
    const documents = vehicle?.documents ?? [];
    return saveVehicle(bodyOf(form, { kind, slots, documents, seesFleetType, assignsCompany }));
  };
  const words = `fleet.vehicles.kind.${kind}` as const;
  return (
    <FormShell
      label={t(`${words}.${vehicle ? 'edit' : 'new'}`)}
      shape={shape}
      defaults={formOf(vehicle, countryOrDefault(country).code)}
      recordId={vehicle?._id}
      draft={`${fleet}.${vehicle ? `update.${vehicle._id}` : 'create'}`}
      backTo={vehicle ? detailAddress(fleet, vehicle._id) : listAddress(fleet)}
      failure={{
        action: vehicle ? 'update' : 'create',
        what: t(`${words}.what`),
        ...(onReload ? { reload: onReload } : {}),
      }}
      save={save}
      onSaved={(saved) => {
        snackbar.success(t(`${words}.${vehicle ? 'saved' : 'created'}`));
        onSaved(saved);
      }}
    >
      <VehicleFields fleet={fleet} vehicle={vehicle} />
    </FormShell>
  );
}

/** Saves a vehicle with all parts of its form in one step, so that a refused form changes nothing. */
function useSaveVehicle(fleet: VehicleFleet, vehicle: VehicleView | null) {
  const calls = VEHICLE_CALLS[fleet];
  const options = { refresh: VEHICLE_REFRESH };
  const create = useAction(calls.create, options);
  const update = useAction(calls.update, options);
  return async (body: NewVehicleInput): Promise<VehicleView> => {
    const { transportUnit } = vehicle
      ? await update.mutateAsync({ params: { id: vehicle._id }, body: { ...body, version: vehicle.version } })
      : await create.mutateAsync({ body });
    return transportUnit;
  };
}

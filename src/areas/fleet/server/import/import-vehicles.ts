import type { NewVehicleInput } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import { FLEET_TRAITS, fleetOf, VEHICLE_FLEETS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { outcomeOf, type RowOutcome, refusedAt } from '#areas/imports/server/index.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { currentVehicle } from '../parsed-vehicle.ts';
import { newVehicleState, readVehicleForm } from '../read-vehicle-form.ts';
import { findByPlate, type VehicleRecord } from '../vehicle.repository.ts';
import { createVehicle, updateVehicleForm } from '../vehicle.service.ts';
import { findClosedPlates } from '../vehicle-plate.repository.ts';

type Context = RequestContext<Actor>;

const keyOf = (country: string, plate: string) => `${country} ${plate}`;
const formKey = ({ countryId, plate }: NewVehicleInput) => keyOf(countryId, plate);

/** The outcome of each form, with its plate in the stored form, without writing. */
export async function judgeVehicles(
  context: Context,
  fleet: VehicleFleet,
  forms: readonly NewVehicleInput[],
): Promise<readonly RowOutcome[]> {
  const { trx, actor } = context;
  const own = await ownByKey(context, forms);
  const plates = forms.map(({ plate }) => plate);
  const closed = isClosed(fleet) ? await findClosedPlates(trx, companyOf(actor), plates) : [];
  const taken = new Set(closed.map(({ country_code, plate }) => keyOf(country_code, plate)));
  const outcomes: RowOutcome[] = [];
  for (const form of forms) {
    const record = own.get(formKey(form));
    const isElsewhere = record ? fleetOf(record.market, record.kind) !== fleet : taken.has(formKey(form));
    outcomes.push(
      isElsewhere
        ? refusedAt('plate', 'alreadyRegistered')
        : await outcomeOf(record ? 'update' : 'insert', () =>
            readVehicleForm(context, fleet, form, record ? currentVehicle(record) : newVehicleState(form)),
          ),
    );
  }
  return outcomes;
}

/** Inserts new vehicles and updates existing ones; fields left out keep their stored value. */
export async function importVehicles(
  context: Context,
  fleet: VehicleFleet,
  forms: readonly NewVehicleInput[],
): Promise<void> {
  const own = await ownByKey(context, forms);
  for (const form of forms) {
    const record = own.get(formKey(form));
    if (!record) await createVehicle(context, fleet, form);
    else await updateVehicleForm(context, fleet, record.id, { ...form, version: record.version });
  }
}

/** Only a closed fleet holds its plates exclusively. */
const isClosed = (fleet: VehicleFleet) => FLEET_TRAITS[fleet].market === 'own';

async function ownByKey({ trx, actor }: Context, forms: readonly NewVehicleInput[]) {
  const everywhere = { companyId: companyOf(actor), fleets: VEHICLE_FLEETS };
  const own = new Map<string, VehicleRecord>();
  for (const form of forms) {
    const record = await findByPlate(trx, everywhere, { country: form.countryId, plate: form.plate });
    if (record) own.set(formKey(form), record);
  }
  return own;
}

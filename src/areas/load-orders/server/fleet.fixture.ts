import { shownPlate } from '#countries/country.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';

export interface TruckOptions {
  readonly type?: string;
  readonly enabled?: boolean;
  readonly driver?: boolean;
  readonly driverEnabled?: boolean;
  /** The driver's account. */
  readonly account?: TestUser;
  readonly eventual?: boolean;
  readonly trailer?: boolean;
  /** An existing one. */
  readonly secondTrailerId?: string | null;
  /** The truck's insurance expired long ago. */
  readonly expired?: boolean;
  /** Required documents that are missing. */
  readonly incomplete?: boolean;
}

export interface MadeTruck {
  readonly truckId: string;
  /** As its country writes it, the form in which it leaves the fleet. */
  readonly plate: string;
  readonly driverId: string | null;
  readonly trailerId: string | null;
}

let counter = 0;

/** A truck, its driver and perhaps a semitrailer, as stored by the fleet area. */
export async function seedFleet(
  trx: Trx,
  { company, manager }: { readonly company: TestCompany; readonly manager: TestUser },
  options: TruckOptions,
): Promise<MadeTruck> {
  const { type = 'tractor', enabled = true, driver = true, trailer = false, expired = false } = options;
  counter += 1;
  const shared = { company_id: company.id, market: 'own', country_code: 'BO', created_by: manager.userId };
  const plate = `${1000 + counter}TRP`;
  const driverId = driver ? createId() : null;
  if (driverId) {
    const number = `${60_000_000 + counter}`;
    await trx
      .insertInto('driver')
      .values({
        ...shared,
        id: driverId,
        first_name: 'Juan',
        last_name: `Mamani ${counter}`,
        phone_code: '591',
        phone: number,
        document_type: 'CI',
        birth_date: '1980-05-01',
        licence_number: number,
        user_id: options.account?.userId ?? null,
        eventual: options.eventual ?? false,
        enabled: options.driverEnabled ?? true,
        search_text: 'juan mamani',
      })
      .execute();
  }
  const vehicle = { ...shared, search_text: plate.toLowerCase() };
  const trailerId = trailer ? createId() : null;
  if (trailerId) {
    const values = { ...vehicle, id: trailerId, kind: 'semitrailer', plate: `${1000 + counter}SMR`, type: 'flatbed' };
    await trx.insertInto('vehicle').values(values).execute();
  }
  const truckId = createId();
  const pulled = {
    driver_id: driverId,
    trailer_id: trailerId,
    second_trailer_id: options.secondTrailerId ?? null,
    documents_required: options.incomplete ? 4 : 0,
  };
  await trx
    .insertInto('vehicle')
    .values({ ...vehicle, ...pulled, id: truckId, kind: 'truck', plate, type, enabled, documents_expired: expired })
    .execute();
  if (expired) {
    const document = { type: 'soat', number: 'P-1', expires_on: '2020-01-31', created_by: manager.userId };
    await trx
      .insertInto('document')
      .values({ id: createId(), company_id: company.id, vehicle_id: truckId, ...document })
      .execute();
  }
  return { truckId, plate: shownPlate('BO', plate), driverId, trailerId };
}

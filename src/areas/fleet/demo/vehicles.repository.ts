import { sql } from 'kysely';
import type { DemoAuthor } from '#areas/companies/demo/demo-context.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DemoDocuments } from './driver-documents.ts';

export interface DocumentsOfVehicle extends DemoDocuments {
  readonly vehicleId: string;
}

/** Inserts the documents of many vehicles and the summary their lists show, in two statements. */
export async function insertVehicleDocuments(
  trx: Trx,
  { companyId, userId }: DemoAuthor,
  vehicles: readonly DocumentsOfVehicle[],
): Promise<void> {
  const rows = vehicles.flatMap(({ vehicleId, documents }) =>
    documents.map((document) => ({
      id: document.id,
      company_id: companyId,
      vehicle_id: vehicleId,
      type: document.type,
      file_id: document.file?.id ?? null,
      name: document.file?.name ?? null,
      number: document.number,
      issued_on: document.issuedOn,
      expires_on: document.expiresOn,
      created_by: userId,
    })),
  );
  if (rows.length > 0) await trx.insertInto('document').values(rows).execute();
  const summaries = vehicles.map(({ vehicleId: id, done, required, expired, expireOn }) => ({
    id,
    done,
    required,
    expired,
    expireOn,
  }));
  await sql`update vehicle v set documents_done = s.done, documents_required = s.required, documents_expired = s.expired,
      documents_expire_on = s."expireOn"
    from json_to_recordset(${JSON.stringify(summaries)}::json)
      as s(id uuid, done int, required int, expired boolean, "expireOn" date)
    where v.company_id = ${companyId} and v.id = s.id`.execute(trx);
}

export async function insertVehiclePhotos(
  trx: Trx,
  companyId: string,
  photos: readonly { readonly vehicleId: string; readonly fileId: string }[],
): Promise<void> {
  const rows = photos.map(({ vehicleId, fileId }) => ({
    id: createId(),
    company_id: companyId,
    vehicle_id: vehicleId,
    file_id: fileId,
    position: 1,
  }));
  if (rows.length > 0) await trx.insertInto('vehicle_photo').values(rows).execute();
}

/** Enabled drivers of the market who can get a truck: those with valid documents first, and those who sign in. */
export async function driverIds(trx: Trx, companyId: string, market: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from driver
    where company_id = ${companyId} and market = ${market} and enabled
    order by documents_expired or documents_done < documents_required, user_id is null, phone`.execute(trx);
  return rows.map(({ id }) => id);
}

export interface Coupling {
  readonly id: string;
  readonly driverId: string | null;
  readonly trailerId: string | null;
  readonly secondTrailerId: string | null;
  readonly deviceId: string | null;
}

export async function coupleTrucks(trx: Trx, companyId: string, couplings: readonly Coupling[]): Promise<void> {
  await sql`update vehicle v set driver_id = c."driverId", trailer_id = c."trailerId",
      second_trailer_id = c."secondTrailerId", gps_device_id = c."deviceId"
    from json_to_recordset(${JSON.stringify(couplings)}::json)
      as c(id uuid, "driverId" uuid, "trailerId" uuid, "secondTrailerId" uuid, "deviceId" text)
    where v.company_id = ${companyId} and v.id = c.id`.execute(trx);
}

export interface DemoCategory {
  readonly vehicleType: string;
  readonly operation: string;
  readonly minutes: number;
}

export async function insertCategories(trx: Trx, companyId: string, rows: readonly DemoCategory[]): Promise<void> {
  await trx.insertInto('vehicle_category_list').values({ company_id: companyId, version: 1 }).execute();
  await trx
    .insertInto('vehicle_category')
    .values(
      rows.map(({ vehicleType, operation, minutes }, position) => ({
        id: createId(),
        company_id: companyId,
        vehicle_type: vehicleType,
        type_operation: operation,
        minutes,
        position,
      })),
    )
    .execute();
}

/** Inserts a claim on a truck of the owner's closed fleet; an answered one was refused. */
export async function insertDemoClaim(
  trx: Trx,
  asker: DemoAuthor & { readonly name: string },
  owner: DemoAuthor,
  askedAt: Date,
  answeredAt: Date | null,
): Promise<void> {
  await sql`insert into vehicle_claim (id, company_id, company_name, owner_company_id, vehicle_id, country_code, plate, kind,
      status, asked_by, asked_at, answered_by, answered_at)
    select ${createId()}, ${asker.companyId}, ${asker.name}, v.company_id, v.id, v.country_code, v.plate, v.kind,
      ${answeredAt ? 'refused' : 'pending'}, ${asker.userId}, ${askedAt}, ${answeredAt ? owner.userId : null}::uuid, ${answeredAt}
    from vehicle v where v.company_id = ${owner.companyId} and v.market = 'own' and v.kind = 'truck'
      and not exists (select from vehicle_claim c where c.vehicle_id = v.id)
    order by v.plate limit 1`.execute(trx);
}

/** Trucks without a device get one. */
export async function giveDevices(
  trx: Trx,
  companyId: string,
  devices: readonly { readonly id: string; readonly deviceId: string }[],
): Promise<void> {
  await sql`update vehicle v set gps_device_id = d."deviceId"
    from json_to_recordset(${JSON.stringify(devices)}::json) as d(id uuid, "deviceId" text)
    where v.company_id = ${companyId} and v.id = d.id and v.gps_device_id is null`.execute(trx);
}

import type { OwnerKind } from '#areas/documents/rules/document-owner.ts';
import { asRegistersRead, type Question } from '#areas/fleet/rules/homologation-question.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { shownPlate } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { Trx } from '#platform/db/database.ts';

/** A driver or a vehicle with the data that registers are asked with. */
export interface CheckedRecord {
  readonly kind: OwnerKind;
  readonly id: string;
  readonly companyId: string;
  readonly market: Market;
  readonly country: CountryCode;
  /** The driver's name or the vehicle's plate. */
  readonly label: string;
  readonly question: Question;
}

/** The audit action of a request, with its own phrase. */
export type HomologationAction = `fleet.${NameIn<'fleet.drivers.history.actions'>}`;

/** `lock` keeps a second request for the same record waiting until this transaction ends. */
interface Look {
  readonly companyId: string;
  readonly lock?: boolean;
}

export async function findDriver(
  trx: Trx,
  id: string,
  { companyId, lock = false }: Look,
): Promise<CheckedRecord | undefined> {
  const row = await trx
    .selectFrom('driver')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return (
    row && {
      kind: 'driver',
      id: row.id,
      companyId,
      market: row.market as Market,
      country: row.country_code as CountryCode,
      label: `${row.first_name} ${row.last_name}`,
      question: asRegistersRead({
        country: row.country_code as CountryCode,
        documentType: row.document_type,
        documentNumber: row.document_number,
        documentState: row.document_state,
        birthDate: row.birth_date,
        licenceNumber: row.licence_number,
        taxId: row.tax_id,
      }),
    }
  );
}

export type VehicleKey = { readonly id: string } | { readonly country: CountryCode; readonly plate: string };

export async function findVehicle(
  trx: Trx,
  key: VehicleKey,
  { companyId, lock = false }: Look,
): Promise<CheckedRecord | undefined> {
  const found = trx.selectFrom('vehicle').selectAll().where('company_id', '=', companyId);
  const row = await ('id' in key
    ? found.where('id', '=', key.id)
    : found.where('country_code', '=', key.country).where('plate', '=', key.plate)
  )
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return (
    row && {
      kind: row.kind as OwnerKind,
      id: row.id,
      companyId,
      market: row.market as Market,
      country: row.country_code as CountryCode,
      label: shownPlate(row.country_code, row.plate),
      question: {
        country: row.country_code as CountryCode,
        plate: row.plate,
        chassis: row.chassis,
        crpva: row.crpva,
      },
    }
  );
}

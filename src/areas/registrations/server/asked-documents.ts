import { type FleetDocumentSlot, isSeen } from '#areas/documents/rules/checklist.ts';
import { checklistOf } from '#areas/documents/server/index.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Trx } from '#platform/db/database.ts';
import type { AskedDocument, AskedDocuments } from '../contract/registration.shapes.ts';

const asked = (slots: readonly FleetDocumentSlot[]): AskedDocument[] =>
  slots
    .filter(({ type }) => isSeen(type, { extras: false, hidesReverse: false }))
    .map(({ type, required, expiration }) => ({ type, required, expires: expiration !== null }));

/** What the inviting company asks of drivers, trucks and semitrailers of the country. */
export async function askedDocuments(trx: Trx, companyId: string, code: CountryCode): Promise<AskedDocuments> {
  const drivers: Record<string, AskedDocument[]> = {};
  for (const { type } of countryOf(code).personalDocuments) {
    drivers[type] = asked(await checklistOf(trx, companyId, { kind: 'driver', countryCode: code, documentType: type }));
  }
  return {
    drivers,
    truck: asked(await checklistOf(trx, companyId, { kind: 'truck', countryCode: code })),
    semitrailer: asked(await checklistOf(trx, companyId, { kind: 'semitrailer', countryCode: code })),
  };
}

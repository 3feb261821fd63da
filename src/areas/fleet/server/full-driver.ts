import type { DocumentOwner } from '#areas/documents/rules/document-owner.ts';
import type { FleetDocument } from '#areas/documents/rules/fleet-document.ts';
import { auditOfDocuments, readFleetDocuments } from '#areas/documents/server/index.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DriverRecord } from './driver.repository.ts';
import { type RelatedRecords, readRelations } from './driver-relations.repository.ts';
import { detailsOf } from './parsed-driver.ts';

/** A driver with everything its form shows. */
export interface FullDriver extends RelatedRecords {
  readonly record: DriverRecord;
  readonly documents: readonly FleetDocument[];
}

export function documentOwnerOf({ company_id, id }: Pick<DriverRecord, 'company_id' | 'id'>): DocumentOwner {
  return { companyId: company_id, kind: 'driver', id };
}

export async function readFullDriver(trx: Trx, record: DriverRecord): Promise<FullDriver> {
  return {
    record,
    ...(await readRelations(trx, record)),
    documents: await readFleetDocuments(trx, documentOwnerOf(record)),
  };
}

/** The audit actions of a driver, each with its own phrase. */
export type DriverAction = `drivers.${NameIn<'fleet.drivers.history.actions'>}`;

/** The fields of the audit, in the form that its reader knows. */
export function auditOf({ record, transportCompany, user, documents }: FullDriver) {
  const { phone, countryCode, ...details } = detailsOf(record);
  return {
    ...details,
    phone: `${countryCode} ${phone}`,
    countryId: record.country_code,
    transportCompany: transportCompany?.name ?? null,
    account: user?.name ?? null,
    verified: record.verified,
    enabled: record.enabled,
    photo: record.photo_file_id !== null,
    documents: auditOfDocuments(documents),
  };
}

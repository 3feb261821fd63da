import type { Paper } from '#areas/documents/rules/paper.ts';
import type { PaperOwner } from '#areas/documents/rules/paper-owner.ts';
import { readPapers, toldOfPapers } from '#areas/documents/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DriverRecord } from './driver.repository.ts';
import { type Surroundings, surroundingsOf } from './driver-surroundings.repository.ts';
import { detailsOf } from './store-driver.ts';

/** A driver with everything its form speaks of. */
export interface WholeDriver extends Surroundings {
  readonly record: DriverRecord;
  readonly papers: readonly Paper[];
}

export function paperOwnerOf({ company_id, id }: Pick<DriverRecord, 'company_id' | 'id'>): PaperOwner {
  return { companyId: company_id, kind: 'driver', id };
}

export async function wholeDriver(trx: Trx, record: DriverRecord): Promise<WholeDriver> {
  return {
    record,
    ...(await surroundingsOf(trx, record)),
    papers: await readPapers(trx, paperOwnerOf(record)),
  };
}

/** What the history tells, in words a reader of it knows. */
export function toldOf({ record, transportCompany, user, papers }: WholeDriver) {
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
    documents: toldOfPapers(papers),
  };
}

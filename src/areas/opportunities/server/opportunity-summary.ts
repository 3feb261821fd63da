import type { Trx } from '#platform/db/database.ts';
import type { OpportunitySummary, PostulationSummary } from './opportunity.events.ts';
import type { OpportunityRecord } from './opportunity.repository.ts';
import { nameOfCompany, type PostulationRecord } from './postulation.repository.ts';

export async function opportunitySummary(trx: Trx, record: OpportunityRecord): Promise<OpportunitySummary> {
  return {
    opportunityId: record.id,
    companyId: record.company_id,
    companyName: await nameOfCompany(trx, record.company_id),
    code: record.code,
    origin: record.origin.cityName,
    destination: record.destination.cityName,
    createdBy: record.created_by,
    byMail: record.email_notification,
  };
}

/** A price as people read it. */
export function priceText({
  freight,
  freight_currency,
}: Pick<PostulationRecord, 'freight' | 'freight_currency'>): string {
  return `${freight} ${freight_currency}`;
}

export function postulationSummary(record: PostulationRecord): PostulationSummary {
  return {
    postulationId: record.id,
    applicantCompanyId: record.applicant_company_id,
    userId: record.user_id,
    by: record.by,
    applicantName: (record.by === 'trucker' ? record.driver_name : null) ?? record.applicant_name,
    price: priceText(record),
  };
}

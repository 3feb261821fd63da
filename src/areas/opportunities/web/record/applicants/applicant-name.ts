import type { PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';

/** A trucker applies under the own name, a company under its name. */
export function applicantName({ by, driver, applicant }: Pick<PostulationView, 'by' | 'driver' | 'applicant'>): string {
  return (by === 'trucker' ? driver.name : null) ?? applicant.name;
}

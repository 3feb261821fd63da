import type { CompanyView } from '#areas/companies/contract/company.shapes.ts';

/** The props of each tab of the company screen. */
export interface TabProps {
  readonly company: CompanyView;
  readonly readOnly: boolean;
  readonly reload: () => void;
}

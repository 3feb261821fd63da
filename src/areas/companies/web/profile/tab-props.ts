import type { CompanyView } from '#areas/companies/contract/company.shapes.ts';

/** What each tab of the company screen is given. */
export interface TabProps {
  readonly company: CompanyView;
  readonly readOnly: boolean;
  readonly reload: () => void;
}

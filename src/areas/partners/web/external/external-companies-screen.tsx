import type { ReactNode } from 'react';
import { PartnerList } from '../list/partner-list.tsx';
import { ExternalDialog } from './external-dialog.tsx';

/** External companies have one address: details and forms open over their list. */
export default function ExternalCompaniesScreen(): ReactNode {
  return (
    <>
      <PartnerList kind="external" />
      <ExternalDialog />
    </>
  );
}

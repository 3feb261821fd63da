import type { ReactNode } from 'react';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { PARTNER_TRAITS } from '#areas/partners/rules/partner-kind.ts';
import { RecordColumns } from '#ui/record/record-columns.tsx';
import { AddressesSection } from './addresses-section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { HistorySection } from './history-section.tsx';
import { UsersSection } from './users-section.tsx';

/** Everything about a partner, in two columns where there is room. */
export function PartnerSections({ partner }: { readonly partner: PartnerView }): ReactNode {
  return (
    <RecordColumns
      first={
        <>
          <FactsSection partner={partner} />
          <ContactsSection contacts={partner.contacts} />
          <AddressesSection addresses={partner.addresses} />
        </>
      }
      second={
        <>
          {PARTNER_TRAITS[partner.kind].hasUsers && <UsersSection users={partner.users} />}
          <DocumentsSection partner={partner} />
          <HistorySection partner={partner} />
        </>
      }
    />
  );
}

import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessUserView, PartnerAddressView, PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { PARTNER_TRAITS } from '#areas/partners/rules/partner-kind.ts';
import { Person } from '#ui/feedback/person-avatar.tsx';
import { RecordColumns } from '#ui/record/record-columns.tsx';
import { Section } from '#ui/record/section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { HistorySection } from './history-section.tsx';
import classes from './lines.module.css';
import { OrdersSection } from './orders-section.tsx';

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
          {partner.kind !== 'external' && <OrdersSection kind={partner.kind} id={partner._id} />}
          {PARTNER_TRAITS[partner.kind].hasUsers && <UsersSection users={partner.users} />}
          <DocumentsSection partner={partner} />
          <HistorySection partner={partner} />
        </>
      }
    />
  );
}

/** Plants, depots and branches besides the main address; nothing is shown for a partner without any. */
function AddressesSection({ addresses }: { readonly addresses: readonly PartnerAddressView[] }): ReactNode {
  const { t } = useTranslation();
  if (addresses.length === 0) return null;
  return (
    <Section title={t('partners.detail.addresses')} count={addresses.length}>
      <ul className={classes.lines}>
        {addresses.map(({ _id, fullName, address, city }) => (
          <li key={_id} className={classes.line}>
            <span className={classes.place}>
              <IconMapPin className={classes.mark!} size="1.15rem" stroke={1.6} aria-hidden />
              <span>
                {fullName}
                <br />
                <span className={classes.quiet}>{[address, city].filter(Boolean).join(', ')}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Members of the own company with access to this transport company. */
function UsersSection({ users }: { readonly users: readonly AccessUserView[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t('partners.fields.users')} count={users.length}>
      {users.length === 0 ? (
        <span className={classes.quiet}>{t('partners.detail.noUsers')}</span>
      ) : (
        <ul className={classes.lines}>
          {users.map(({ userId, fullName, mail, pathPhoto }) => (
            <li key={userId} className={classes.line}>
              <Person name={fullName} photo={pathPhoto} detail={mail} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_EXPIRATION_FIELD } from '#areas/fleet/contract/driver.permissions.ts';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import { countryFields } from '#areas/fleet/rules/driver-rules.ts';
import { countryOf } from '#countries/country.ts';
import { showDay } from '#kernel/dates.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { ExpiryChip } from '#ui/feedback/expiry-chip.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import classes from './driver-facts.module.css';
import { CountryName, FleetTypeBadge, shownDocument, shownLicence } from './driver-texts.tsx';
import { useDriverAccess } from './use-driver-access.ts';

/** The data of a driver, grouped as in the form. */
export function DriverFacts({ driver }: { readonly driver: DriverView }): ReactNode {
  return (
    <div className={classes.sections}>
      <PersonSection driver={driver} />
      <LicenceSection driver={driver} />
      <BusinessSection driver={driver} />
      <MoreSection driver={driver} />
    </div>
  );
}

type FactsProps = { readonly driver: DriverView };

const orNone = (text: string | null): ReactNode => text || <None />;
const dayOrNone = (day: string | null): ReactNode => (day ? showDay(day) : <None />);

/** An expiry date, and how far away it is. */
function Expiry({ day }: { readonly day: string | null }): ReactNode {
  if (!day) return <None />;
  return (
    <span className={classes.expiry}>
      {showDay(day)}
      <ExpiryChip day={day} />
    </span>
  );
}

function Copied({ text }: { readonly text: string }): ReactNode {
  if (!text) return <None />;
  return (
    <span className={classes.code}>
      {text}
      <CopyButton value={text} label={text} />
    </span>
  );
}

function PersonSection({ driver }: FactsProps): ReactNode {
  const { t } = useTranslation();
  const { profile, country, address } = driver;
  const { countryId } = country;
  const say = (field: NameIn<'fleet.drivers.fields'>) => t(`fleet.drivers.fields.${field}`);
  const document = shownDocument({ countryId, ...profile });
  return (
    <Section title={t('fleet.drivers.form.person')}>
      <Facts
        facts={[
          { label: say('firstName'), value: profile.firstName },
          { label: say('lastName'), value: profile.lastName },
          { label: profile.typeDocumentId, value: <Copied text={document} /> },
          { label: say('documentIdExpirationDate'), value: <Expiry day={profile.documentIdExpirationDate} /> },
          { label: say('birthDate'), value: dayOrNone(profile.birthDate) },
          { label: say('country'), value: <CountryName country={countryId} /> },
          { label: say('street'), value: orNone(address.street), wide: true },
        ]}
      />
    </Section>
  );
}

function LicenceSection({ driver: { profile, country } }: FactsProps): ReactNode {
  const { t } = useTranslation();
  const say = (field: NameIn<'fleet.drivers.fields'>) => t(`fleet.drivers.fields.${field}`);
  return (
    <Section title={t('fleet.drivers.form.licence')}>
      <Facts
        facts={[
          {
            label: say('driverLicense'),
            value: <Copied text={shownLicence(country.countryId, profile.driverLicense)} />,
          },
          { label: say('driverLicenseCategory'), value: orNone(profile.driverLicenseCategory) },
          { label: say('driverLicenseExpirationDate'), value: <Expiry day={profile.driverLicenseExpirationDate} /> },
        ]}
      />
    </Section>
  );
}

function BusinessSection({ driver: { profile, country } }: FactsProps): ReactNode {
  const { t } = useTranslation();
  const say = (field: NameIn<'fleet.drivers.fields'>) => t(`fleet.drivers.fields.${field}`);
  const { taxId } = countryOf(country.countryId);
  return (
    <Section title={t('fleet.drivers.form.business')}>
      <Facts
        facts={[
          { label: taxId.label, value: <Copied text={profile.taxId ? taxId.person.format(profile.taxId) : ''} /> },
          { label: say('businessName'), value: orNone(profile.businessName) },
          { label: say('personReference'), value: orNone(profile.personReference) },
          { label: say('phoneReference'), value: orNone(profile.phoneReference) },
        ]}
      />
    </Section>
  );
}

function MoreSection({ driver }: FactsProps): ReactNode {
  const { t } = useTranslation();
  const seesChat = useHolds(CHAT_EXPIRATION_FIELD);
  const { seesFleetType, seesTransportCompany } = useDriverAccess(driver.market);
  const { profile, country, market, transportCompany, account, updatedAt } = driver;
  const has = countryFields(countryOf(country.countryId));
  const fact = (field: NameIn<'fleet.drivers.fields'>, value: ReactNode) => ({
    label: t(`fleet.drivers.fields.${field}`),
    value,
  });
  return (
    <Section title={t('fleet.drivers.form.more')}>
      <Facts
        facts={[
          ...(seesTransportCompany
            ? [fact('transportCompany', transportCompany?.name ?? t('fleet.drivers.detail.noCompany'))]
            : []),
          ...(has.curp ? [fact('curp', <Copied text={profile.curp ?? ''} />)] : []),
          ...(has.operator ? [fact('operator', orNone(profile.operator))] : []),
          ...(profile.securityExpirationDate || profile.securityIssuedDate
            ? [
                fact('securityIssuedDate', dayOrNone(profile.securityIssuedDate)),
                fact('securityExpirationDate', <Expiry day={profile.securityExpirationDate} />),
              ]
            : []),
          ...(has.chatExpirationDate && seesChat
            ? [fact('chatExpirationDate', <Expiry day={profile.chatExpirationDate} />)]
            : []),
          ...(seesFleetType && profile.typeOfFleet
            ? [fact('typeOfFleet', <FleetTypeBadge market={market} type={profile.typeOfFleet} />)]
            : []),
          fact('account', account.user ? `${account.user.name} · ${account.user.email}` : orNone(null)),
          fact('createDate', <RelativeTime instant={account.createDate} />),
          fact('updatedAt', <RelativeTime instant={updatedAt} />),
        ]}
      />
    </Section>
  );
}

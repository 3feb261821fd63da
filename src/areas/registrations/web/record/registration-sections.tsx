import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationView } from '#areas/registrations/contract/registration.shapes.ts';
import { shownPlate } from '#countries/country.ts';
import { displayPhone } from '#countries/phone.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { showDay } from '#kernel/dates.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { KnownChip } from './known-chip.tsx';
import { SentFiles } from './sent-files.tsx';

interface RecordProps {
  readonly registration: RegistrationView;
}

/** What was sent, what the company has of it already, the invitation and the history. */
export function RegistrationSections({ registration }: RecordProps): ReactNode {
  const { t } = useTranslation();
  const { form } = registration;
  return (
    <>
      {form ? (
        <>
          <Who registration={registration} />
          <Drivers registration={registration} />
          <Vehicles registration={registration} />
        </>
      ) : (
        <EmptyState compact title={t('registrations.record.nothing')} text={t('registrations.record.nothingText')} />
      )}
      <Invitation registration={registration} />
      <Steps registration={registration} />
    </>
  );
}

const given = (facts: readonly { readonly label: string; readonly value: ReactNode }[]) =>
  facts.filter(({ value }) => value !== null && value !== '');

function Who({ registration }: RecordProps): ReactNode {
  const { t } = useTranslation();
  const { country, kind, matches, state, reason } = registration;
  const form = registration.form!;
  const { contact, email, taxId } = form;
  const facts = given([
    { label: t('registrations.record.kind'), value: kind && t(`registrations.kinds.${kind}`) },
    { label: t('registrations.record.taxId'), value: taxId && showTaxId(country, taxId) },
    { label: t('registrations.record.contact'), value: contact && `${contact.firstName} ${contact.lastName}` },
    {
      label: t('registrations.record.phone'),
      value: contact && displayPhone(contact.countryCode ?? '', contact.phone).trim(),
    },
    { label: t('registrations.record.email'), value: email },
    { label: t('registrations.record.reason'), value: reason },
  ]);
  const chip = state === 'waiting' && <KnownChip known={matches.known} />;
  return (
    <Section title={t('registrations.record.who')} action={chip}>
      <Facts facts={facts} />
    </Section>
  );
}

function Drivers({ registration }: RecordProps): ReactNode {
  const { t } = useTranslation();
  const { matches, state, asked, files } = registration;
  const drivers = registration.form?.drivers ?? [];
  if (drivers.length === 0) return null;
  return (
    <Section title={t('registrations.record.drivers')} count={drivers.length}>
      <Stack gap="lg">
        {drivers.map((driver, at) => (
          <Stack key={driver.driverLicense} gap="xs">
            <Text fw={600}>{`${driver.firstName} ${driver.lastName}`}</Text>
            {state === 'waiting' && <KnownChip known={matches.drivers[at]?.known ?? null} />}
            <Facts
              facts={given([
                { label: driver.typeDocumentId, value: driver.documentId },
                {
                  label: t('registrations.record.licence'),
                  value: [driver.driverLicense, driver.driverLicenseCategory].filter(Boolean).join(' · '),
                },
                { label: t('registrations.record.birthDate'), value: showDay(driver.birthDate) },
                {
                  label: t('registrations.record.phone'),
                  value: displayPhone(driver.countryCode ?? '', driver.phone).trim(),
                },
              ])}
            />
            <SentFiles documents={driver.documents} asked={asked.drivers[driver.typeDocumentId] ?? []} files={files} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

function Vehicles({ registration }: RecordProps): ReactNode {
  const { t } = useTranslation();
  const { matches, state, asked, files, country } = registration;
  const vehicles = registration.form?.vehicles ?? [];
  return (
    <Section title={t('registrations.record.vehicles')} count={vehicles.length}>
      <Stack gap="lg">
        {vehicles.map((vehicle, at) => (
          <Stack key={vehicle.plate} gap="xs">
            <Text fw={600}>
              {`${shownPlate(country, vehicle.plate)} · ${t(dynamicKey('fleet.vehicles.types', vehicle.typeId))}`}
            </Text>
            {state === 'waiting' && <KnownChip known={matches.vehicles[at]?.known ?? null} />}
            <Facts
              facts={given([
                {
                  label: t('registrations.record.brand'),
                  value: [vehicle.brand, vehicle.year].filter(Boolean).join(' · '),
                },
              ])}
            />
            <SentFiles documents={vehicle.documents} asked={asked[vehicle.kind]} files={files} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

function Invitation({ registration }: RecordProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { recipient, invitedBy, createdAt, expiresAt, revokedAt, accessCount, lastAccessAt, sentAt } = registration;
  const opened =
    accessCount === 0
      ? t('registrations.record.never')
      : [t('registrations.record.openings', { count: accessCount }), lastAccessAt && showInstant(lastAccessAt)]
          .filter(Boolean)
          .join(' · ');
  const facts = given([
    { label: t('registrations.invite.recipient'), value: recipient },
    { label: t('registrations.record.invitedBy'), value: invitedBy?.name ?? null },
    { label: t('registrations.record.createdAt'), value: showInstant(createdAt) },
    { label: t('registrations.record.expiresAt'), value: showInstant(expiresAt) },
    { label: t('registrations.record.revokedAt'), value: revokedAt && showInstant(revokedAt) },
    { label: t('registrations.record.opened'), value: opened },
    { label: t('registrations.record.sentAt'), value: sentAt && showInstant(sentAt) },
  ]);
  return (
    <Section title={t('registrations.record.invitation')}>
      <Facts facts={facts} />
    </Section>
  );
}

function Steps({ registration: { history } }: RecordProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  return (
    <Section title={t('registrations.record.history')}>
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {history.map(({ _id, type, at, by, reason }) => (
          <li key={_id}>
            <Text>
              {t(`registrations.record.steps.${type}`, {
                who: by?.name ?? t('registrations.record.holder'),
                reason: reason ?? '',
              })}
            </Text>
            <Text size="sm" c="dimmed">
              {showInstant(at)}
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

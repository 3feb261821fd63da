import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationView } from '#areas/registrations/contract/registration.shapes.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { given } from '../sent/given.ts';
import { SentDriverParts } from '../sent/sent-driver-parts.tsx';
import { SentVehicleParts } from '../sent/sent-vehicle-parts.tsx';
import { WhoFacts } from '../sent/who-facts.tsx';
import { KnownChip, KnownDriverChips } from './known-chip.tsx';

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

function Who({ registration }: RecordProps): ReactNode {
  const { t } = useTranslation();
  const { country, matches, state, reason } = registration;
  const chip = state === 'waiting' && <KnownChip known={matches.known} />;
  return (
    <Section title={t('registrations.record.who')} action={chip}>
      <WhoFacts country={country} form={registration.form!} reason={reason} />
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
          <SentDriverParts
            key={driver.driverLicense}
            driver={driver}
            asked={asked}
            files={files}
            chip={state === 'waiting' && <KnownDriverChips match={matches.drivers[at]} />}
          />
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
          <SentVehicleParts
            key={vehicle.plate}
            vehicle={vehicle}
            country={country}
            asked={asked}
            files={files}
            chip={state === 'waiting' && <KnownChip known={matches.vehicles[at]?.known ?? null} />}
          />
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

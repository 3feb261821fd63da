import { Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverTrip, TripBooking } from '#areas/trips/contract/driver-trip.calls.ts';
import { showDay } from '#kernel/dates.ts';
import { QrCode } from '#ui/feedback/qr-code.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import classes from './driver.module.css';

const MINUTE = 60_000;

/** Time, dock and code of each place where the truck is expected; the driver reads them and changes nothing. */
export function TripDocks({ trip }: { readonly trip: DriverTrip }): ReactNode {
  return trip.bookings.map((booking) => <TripDock key={booking._id} booking={booking} />);
}

function TripDock({ booking }: { readonly booking: TripBooking }): ReactNode {
  const { t } = useTranslation();
  const { action, place, time, dock, code, instructions, photos, waiting, state, ticket } = booking;
  const facts = [
    {
      label: t('trips.driver.dock.time'),
      value: time ? `${showDay(time.date)} ${time.starts}–${time.ends}` : t('trips.driver.dock.noTime'),
    },
    ...(dock ? [{ label: t('trips.driver.dock.dock'), value: dock }] : []),
    { label: t('trips.driver.dock.state'), value: t(`trips.driver.dock.states.${state}`) },
    ...(instructions ? [{ label: t('trips.driver.dock.instructions'), value: instructions }] : []),
  ];
  return (
    <Section title={`${t(`trips.driver.dock.${action}`)} · ${place}`}>
      <Stack gap="sm">
        <Facts facts={facts} />
        {ticket && (
          <div className={classes.ticket}>
            <QrCode value={ticket} label={t('trips.driver.dock.qr', { place })} size="min(100%, 18rem)" />
            <Text size="sm">{t('trips.driver.dock.code')}</Text>
            <span className={classes.code}>{code}</span>
          </div>
        )}
        {waiting && <WaitingClock {...waiting} />}
        {photos.length > 0 && (
          <ul className={classes.photos} aria-label={t('trips.driver.dock.photos', { place })}>
            {photos.map((url, at) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img src={url} alt={t('trips.driver.dock.photo', { number: at + 1 })} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Section>
  );
}

/** How long the truck has waited, counted on the phone. */
function WaitingClock({ from, freeMinutes }: NonNullable<TripBooking['waiting']>): ReactNode {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((now - Date.parse(from)) / MINUTE));
  return (
    <Text role="timer" fw={550}>
      {t('trips.driver.dock.waiting', { time: hoursOf(minutes), free: hoursOf(freeMinutes) })}
    </Text>
  );
}

const hoursOf = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

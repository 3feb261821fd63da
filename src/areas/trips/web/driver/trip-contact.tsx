import { Button } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconNavigation from '@tabler/icons-react/dist/esm/icons/IconNavigation.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { messageTo } from '#countries/phone.ts';
import classes from './driver.module.css';
import { navigationLink } from './place-link.ts';

const ICON = { size: '1.15rem', 'aria-hidden': true } as const;

interface TripContactProps {
  readonly trip: DriverTrip;
  /** Where the driver goes next. */
  readonly place: DriverTrip['origin'];
}

/** The way to the next place and to the dispatcher, always under the thumb. */
export function TripContact({ trip, place }: TripContactProps): ReactNode {
  const { t } = useTranslation();
  const { dispatcher, loadingOrderCode: code } = trip;
  const outside = { target: '_blank', rel: 'noreferrer' } as const;
  return (
    <nav className={classes.contact} aria-label={t('trips.driver.contact.label')}>
      <Button
        component="a"
        variant="default"
        px={4}
        href={navigationLink(place, navigator.userAgent)}
        leftSection={<IconNavigation {...ICON} />}
        aria-label={t('trips.driver.contact.navigateTo', { place: place.cityName })}
        {...outside}
      >
        {t('trips.driver.contact.navigate')}
      </Button>
      {dispatcher && (
        <>
          <Button
            component="a"
            variant="default"
            px={4}
            href={`tel:+${dispatcher.number}`}
            leftSection={<IconPhone {...ICON} />}
            aria-label={t('ui.feedback.call', { name: dispatcher.name })}
          >
            {t('trips.driver.contact.call')}
          </Button>
          <Button
            component="a"
            variant="default"
            px={4}
            href={messageTo(dispatcher.number, t('trips.driver.contact.hello', { name: dispatcher.name, code }))}
            leftSection={<IconBrandWhatsapp {...ICON} />}
            aria-label={t('ui.feedback.message', { name: dispatcher.name })}
            {...outside}
          >
            {t('trips.driver.contact.write')}
          </Button>
        </>
      )}
    </nav>
  );
}

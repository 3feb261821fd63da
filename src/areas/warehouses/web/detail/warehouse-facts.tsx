import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOrDefault } from '#countries/country.ts';
import { timeZonesOf } from '#countries/time-zone.ts';
import { showPosition } from '#kernel/position.ts';
import { None } from '#ui/list/cells/none.tsx';
import { PhotoCarousel } from '#ui/media/photo-carousel.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import type { WarehouseView } from '../../contract/warehouse.shapes.ts';
import classes from './warehouse.module.css';

interface WarehouseProps {
  readonly warehouse: WarehouseView;
}

const orNone = (text: string | null): ReactNode => text ?? <None />;

/** What is going on there. */
export function NowFacts({ warehouse: { bookings } }: WarehouseProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t('warehouses.detail.now')}>
      <Facts
        facts={[
          { label: t('warehouses.detail.onSite'), value: bookings.onSite },
          { label: t('warehouses.detail.future'), value: bookings.future },
          { label: t('warehouses.detail.pending'), value: bookings.pending },
        ]}
      />
    </Section>
  );
}

export function PlaceFacts({ warehouse }: WarehouseProps): ReactNode {
  const { t } = useTranslation();
  const { place, contact, timeZone } = warehouse;
  const { lat, lng } = place;
  const zone = timeZonesOf(countryOrDefault(place.countryCode)).find(({ id }) => id === timeZone);
  return (
    <Section title={t('warehouses.form.place')}>
      <Facts
        facts={[
          { label: t('warehouses.fields.address'), value: orNone(place.address) },
          { label: t('warehouses.fields.reference'), value: orNone(place.reference) },
          {
            label: t('warehouses.fields.position'),
            value: lat === null || lng === null ? <None /> : showPosition({ lat, lng }),
          },
          { label: t('warehouses.fields.timeZone'), value: zone?.places ?? timeZone },
          { label: t('warehouses.fields.contactName'), value: orNone(contact.name) },
          { label: t('warehouses.fields.contactPhone'), value: <Phone number={contact.phone} /> },
          {
            label: t('warehouses.fields.contactMail'),
            value: contact.mail ? <Anchor href={`mailto:${contact.mail}`}>{contact.mail}</Anchor> : <None />,
          },
        ]}
      />
    </Section>
  );
}

function Phone({ number }: { readonly number: string | null }): ReactNode {
  if (!number) return <None />;
  return <Anchor href={`tel:+${number.replace(' ', '')}`}>+{number}</Anchor>;
}

/** What a driver reads before arriving. */
export function DriverFacts({ warehouse: { instructions, photos } }: WarehouseProps): ReactNode {
  const { t } = useTranslation();
  if (!instructions && photos.length === 0) return null;
  return (
    <Section title={t('warehouses.fields.instructions')}>
      {instructions && <Text className={classes.instructions!}>{instructions}</Text>}
      {photos.length > 0 && <PhotoCarousel photos={photos} label={t('warehouses.detail.photos')} />}
    </Section>
  );
}

export function TermsFacts({ warehouse }: WarehouseProps): ReactNode {
  const { t } = useTranslation();
  const minutes = (count: number) => t('warehouses.detail.minutes', { count });
  const { openTo, waitingPrice } = warehouse;
  const others = (['associates', 'carriers', 'links'] as const).filter((who) => openTo[who]);
  return (
    <Section title={t('warehouses.detail.terms')}>
      <Facts
        facts={[
          { label: t('warehouses.fields.startInterval'), value: minutes(warehouse.startInterval) },
          { label: t('warehouses.fields.buffer'), value: minutes(warehouse.buffer) },
          { label: t('warehouses.fields.viewDaysCalendar'), value: warehouse.viewDaysCalendar },
          { label: t('warehouses.fields.bookingCutoff'), value: minutes(warehouse.bookingCutoff) },
          { label: t('warehouses.fields.cancellingCutoff'), value: minutes(warehouse.cancellingCutoff) },
          {
            label: t('warehouses.detail.openTo'),
            value: [t('warehouses.detail.ownPeople'), ...others.map((who) => t(`warehouses.detail.${who}`))].join(', '),
          },
          { label: t('warehouses.fields.earlyMinutes'), value: minutes(warehouse.earlyMinutes) },
          { label: t('warehouses.fields.lateMinutes'), value: minutes(warehouse.lateMinutes) },
          { label: t('warehouses.fields.noShowMinutes'), value: minutes(warehouse.noShowMinutes) },
          { label: t('warehouses.fields.freeMinutes'), value: minutes(warehouse.freeMinutes) },
          {
            label: t('warehouses.fields.waitingPrice'),
            value: waitingPrice ? `${waitingPrice.currency} ${waitingPrice.value}` : <None />,
          },
        ]}
      />
    </Section>
  );
}

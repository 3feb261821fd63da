import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Availability, NamedTrip } from '#areas/fleet/contract/open-trip.shapes.ts';
import { screens as orders } from '#areas/load-orders/area.ts';
import { addressOf } from '#kernel/screens.ts';
import type { Tone } from '#kernel/tone.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import classes from './open-trip.module.css';

/** The same colour for the same state wherever drivers and vehicles are shown. */
export const AVAILABILITY_TONES = {
  free: 'success',
  assigned: 'info',
  onTrip: 'active',
} as const satisfies Record<Availability, Tone>;

interface AvailabilityCellProps {
  readonly row: { readonly availability: Availability; readonly openTrip: NamedTrip | null };
}

/** Free, or the order that a driver or vehicle is on, with its way. */
export function AvailabilityCell({ row: { availability, openTrip } }: AvailabilityCellProps): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.trip}>
      <span className={classes.line}>
        <StatusChip tone={AVAILABILITY_TONES[availability]} label={t(`fleet.availability.${availability}`)} />
        {openTrip && <TripCode trip={openTrip} />}
      </span>
      {openTrip && <Quiet text={wayOf(openTrip)} />}
    </span>
  );
}

/** The way, then whose order it is, and for which client. */
const wayOf = ({ origin, destination, company, client }: NamedTrip): string =>
  [`${origin} → ${destination}`, company, client].filter(Boolean).join(' · ');

const Quiet = ({ text }: { readonly text: string }): ReactNode => (
  <span className={classes.quiet} title={text}>
    {text}
  </span>
);

/** A link for readers who may open the order. */
export function TripCode({ trip }: { readonly trip: NamedTrip }): ReactNode {
  const { _id: loadOrderId, operationId, loadingOrderCode, screen } = trip;
  if (screen === null) return <span className={classes.code}>{loadingOrderCode}</span>;
  return (
    <Link className={classes.code!} to={addressOf(orders[screen], { operationId, loadOrderId })}>
      {loadingOrderCode}
    </Link>
  );
}

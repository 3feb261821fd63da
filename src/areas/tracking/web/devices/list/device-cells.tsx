import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as fleet } from '#areas/fleet/area.ts';
import type { DeviceRow } from '#areas/tracking/contract/device.list.ts';
import { shownPlate } from '#countries/country.ts';
import { addressOf } from '#kernel/screens.ts';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { None } from '#ui/list/cells/none.tsx';
import { Marked } from '#ui/list/search/marked.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';

const SECONDS = 's';
const PERCENT = 100;

/** Columns that need their own cell. */
export const DEVICE_CELLS = {
  plate: ({ truckId, truckMarket, plate, countryCode }: DeviceRow) =>
    truckId && plate ? (
      <TruckLink id={truckId} market={truckMarket} plate={shownPlate(countryCode, plate)} />
    ) : (
      <None />
    ),
  lastSeen: ({ lastSeen }: DeviceRow) => (lastSeen ? <RelativeTime instant={lastSeen} /> : <Never />),
  battery: ({ battery }: DeviceRow) => <Percent value={battery} />,
  interval: ({ interval }: DeviceRow) => <Seconds value={interval} />,
  refused: ({ refused }: DeviceRow) => <Percent value={refused === null ? null : refused * PERCENT} />,
};

interface TruckLinkProps {
  readonly id: string;
  readonly market: string | null;
  readonly plate: string;
}

/** The truck's own record, for whoever may open it. */
export function TruckLink({ id, market, plate }: TruckLinkProps): ReactNode {
  const canOpen = useCanOpen();
  const screen = market === 'spot' ? fleet.spotTruckDetail : fleet.ownTruckDetail;
  const address = addressOf(screen, { transportUnitId: id });
  const text = <Marked text={plate} />;
  if (!canOpen(address)) return text;
  return (
    <Anchor component={Link} to={address} inherit>
      {text}
    </Anchor>
  );
}

function Never(): ReactNode {
  return useTranslation().t('tracking.devices.never');
}

export function Percent({ value }: { readonly value: number | null }): ReactNode {
  const numbers = useNumbers();
  return value === null ? <None /> : numbers.percent(Math.round(value));
}

function Seconds({ value }: { readonly value: number }): ReactNode {
  return useNumbers().withUnit(value, SECONDS);
}

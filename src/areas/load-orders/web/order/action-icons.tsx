import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconCopyPlus from '@tabler/icons-react/dist/esm/icons/IconCopyPlus.mjs';
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconForms from '@tabler/icons-react/dist/esm/icons/IconForms.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconTruckOff from '@tabler/icons-react/dist/esm/icons/IconTruckOff.mjs';
import type { ComponentType, ReactNode } from 'react';
import type { OrderAction } from '#areas/load-orders/contract/order-moves.ts';

interface IconProps {
  readonly size: string;
  readonly stroke: number;
  readonly 'aria-hidden': true;
}

const ICONS: Readonly<Record<OrderAction, ComponentType<IconProps>>> = {
  update: IconPencil,
  fillField: IconForms,
  editDates: IconCalendarEvent,
  assignCarrier: IconBuildingWarehouse,
  assign: IconTruck,
  reassign: IconReplace,
  unassign: IconTruckOff,
  start: IconPlayerPlay,
  finalize: IconFlag,
  accept: IconFileCheck,
  pay: IconCash,
  cancel: IconCircleX,
  remove: IconTrash,
  clone: IconCopyPlus,
};

/** The same icon for the same action everywhere. */
export function ActionMark({ action }: { readonly action: OrderAction }): ReactNode {
  const Mark = ICONS[action];
  return <Mark size="1.1rem" stroke={1.6} aria-hidden />;
}

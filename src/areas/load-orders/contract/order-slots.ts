import type { DockAction, DockOperation } from '#areas/fleet/rules/vehicle-category.ts';
import { defineSlot } from '#kernel/slot.ts';
import type { OrderView } from './order.shapes.ts';
import type { HeldTime } from './order-input.shapes.ts';
import type { DrawnPath } from './order-plan.shapes.ts';

interface OrderProps {
  readonly order: OrderView;
}

/** The props of every form about a part of an order. */
export interface PartFormProps extends OrderProps {
  /** The id of the stop, task or document, or of the order itself. */
  readonly id: string;
  /** Where closing leads when the address was opened directly. */
  readonly backTo: string;
  readonly onDone: () => void;
}

/** The tabs and sections of an order's record that other areas fill. */
export const orderTasksPanel = defineSlot<OrderProps>('order.tasks');
export const orderTaskForm = defineSlot<PartFormProps>('order.taskForm');
export const orderMapPanel = defineSlot<OrderProps>('order.map');
/** Documents of the delivery that were sent back, for areas above that show an order. */
export const orderReturned = defineSlot<OrderProps>('order.returned');
/** Below the map: what the trip came to. */
export const orderTrip = defineSlot<OrderProps>('order.trip');
export const orderLinksPanel = defineSlot<OrderProps>('order.links');
/** A place of an order that is being written; an address of the own company, with docks or without. */
export interface TimedPlace {
  readonly place: HeldTime['place'];
  readonly warehouseId: string;
  readonly action: DockAction;
  readonly title: string;
  readonly dueDate: string | null;
}

export interface OrderTimesProps {
  readonly places: readonly TimedPlace[];
  readonly typeOperation: DockOperation | null;
  readonly typeTransportUnit: string | null;
  readonly transportUnitId: string | null;
  /** Several orders cannot share a time. */
  readonly isSingle: boolean;
  /** Why the last try to save was refused. */
  readonly refused: RefusedTime | null;
  readonly onChange: (held: readonly HeldTime[]) => void;
}

/** A time that was held for too long, with other free ones among its facts. */
export interface RefusedTime {
  readonly place: HeldTime['place'];
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Time and dock of a new order, chosen before it is saved. */
export const orderTimes = defineSlot<OrderTimesProps>('order.times');
/** When its truck is expected at the docks. */
export const orderBookings = defineSlot<OrderProps>('order.bookings');
/** The same on the printed sheet. */
export const orderSheetTimes = defineSlot<OrderProps>('order.sheetTimes');
export interface OrderPathProps {
  readonly plan: DrawnPath;
  /** False where another map of the page shows it. */
  readonly hasMap: boolean;
}

/** The path of an order, for people outside its record: its driver, and a client it is shown to. */
export const orderPath = defineSlot<OrderPathProps>('order.path');
export const orderRequests = defineSlot<OrderProps>('order.requests');
export const orderRatings = defineSlot<OrderProps>('order.ratings');

export interface ChosenTruckProps {
  readonly orderId: string;
  readonly transportUnitId: string;
}

/** What is to be known of a truck that is chosen for an order, or that has it. */
export const orderTruckCheck = defineSlot<ChosenTruckProps>('order.truckCheck');

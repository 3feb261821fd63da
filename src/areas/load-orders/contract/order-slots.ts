import { defineSlot } from '#kernel/slot.ts';
import type { OrderView } from './order.shapes.ts';

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
export const orderLinksPanel = defineSlot<OrderProps>('order.links');
/** When its truck is expected at the docks. */
export const orderBookings = defineSlot<OrderProps>('order.bookings');
export const orderRequests = defineSlot<OrderProps>('order.requests');
export const orderRatings = defineSlot<OrderProps>('order.ratings');

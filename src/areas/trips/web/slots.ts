import { orderMapPanel, orderTaskForm, orderTasksPanel } from '#areas/load-orders/contract/order-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

/** They speak of the order with the phrases of its record. */
const words = ['load-orders/later'];

/** The tabs and sections of trips on an order. */
export const slots: readonly SlotFill[] = [
  fillSlot(orderTasksPanel, () => import('./tasks/tasks-panel.tsx'), words),
  fillSlot(orderTaskForm, () => import('./tasks/task-form.tsx'), words),
  fillSlot(orderMapPanel, () => import('./map/map-panel.tsx'), words),
];

import { orderMapPanel, orderTaskForm, orderTasksPanel } from '#areas/load-orders/contract/order-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

/** The tabs and sections of trips on an order. */
export const slots: readonly SlotFill[] = [
  fillSlot(orderTasksPanel, () => import('./tasks/tasks-panel.tsx')),
  fillSlot(orderTaskForm, () => import('./tasks/task-form.tsx')),
  fillSlot(orderMapPanel, () => import('./map/map-panel.tsx')),
];

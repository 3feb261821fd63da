import { remindersDue } from '#areas/session/server/index.ts';
import { companyOf, todayOf } from '#platform/actor.ts';
import { listen } from '#platform/listeners.ts';
import { findUntrucked } from './order-people.repository.ts';

/** More orders than this are listed in one line. */
const ONE_BY_ONE = 3;
const NAMED = 10;

/** Whoever runs an order, and whoever created one that nobody runs, should not find out from the client. */
export const untruckedReminder = listen(remindersDue, async ({ trx, services }, { actor, language, now, add }) => {
  const orders = await findUntrucked(trx, companyOf(actor), actor.userId, todayOf({ actor, now }));
  if (orders.length > ONE_BY_ONE) {
    const named = orders.slice(0, NAMED).map(({ code }) => code);
    const words = { count: orders.length, orders: [...named, ...(orders.length > NAMED ? ['…'] : [])].join(', ') };
    add(services.translate(language, 'loadOrders.reminders.untruckedMany', words));
    return;
  }
  for (const { code: order, origin, destination } of orders) {
    add(services.translate(language, 'loadOrders.reminders.untrucked', { order, origin, destination }));
  }
});

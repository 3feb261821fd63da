import { allowedByRight, allowedByState } from '#areas/load-orders/contract/order-moves.ts';
import type { PaymentInput } from '#areas/load-orders/contract/order-payment.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type Account, earliestPayment, paymentProblems } from '#areas/load-orders/rules/payment.ts';
import { dayIn } from '#kernel/dates.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { findOwnFile } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { AccessibleOrder } from '../moves/order-access.ts';
import type { OrderRecord } from '../order.repository.ts';

/** A payment with the order it is for, as it was before. */
export interface NewPayment {
  readonly order: OrderRecord;
  readonly account: Account;
  readonly input: PaymentInput;
}

/** What speaks against paying the order of a row at all. */
export function orderProblem(
  actor: Actor,
  found: AccessibleOrder | undefined,
  seen: Set<string>,
): FieldProblem | undefined {
  if (!found) return { code: 'choice' };
  const { order, side } = found;
  const { kind, status } = order;
  if (seen.has(order.id)) return { code: 'namedTwice' };
  seen.add(order.id);
  if (!allowedByRight('pay', { kind, status, side }, actor.permissions)) return { code: 'notAllowed' };
  if (status === ORDER_STATUS.paid) return { code: 'alreadyPaid' };
  return allowedByState('pay', status) ? undefined : { code: 'wrongStatus' };
}

/** Amount, currency and date against what is owed; a receipt is the caller's own upload. */
export async function inputProblems(
  { trx, actor, now }: RequestContext<Actor>,
  { order, account, input }: NewPayment,
): Promise<Readonly<Record<string, FieldProblem>>> {
  const day = (instant: Date) => dayIn(instant, actor.timeZone);
  const days = { earliest: earliestPayment(day(order.created_at), order.loading_date), today: day(now) };
  const problems = paymentProblems(input, account, days);
  if (!input.fileId) return problems;
  const file = await findOwnFile(trx, { companyId: companyOf(actor), userId: actor.userId }, input.fileId);
  return file ? problems : { ...problems, fileId: { code: 'choice' } };
}

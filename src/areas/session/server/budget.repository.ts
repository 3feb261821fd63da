import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { Budget } from '../rules/budgets.ts';

export interface Spending {
  readonly allowed: boolean;
  /** Seconds until the window ends. */
  readonly retryAfter: number;
}

/** Uses one of a budget and starts a new window when the last one is over; needs a platform transaction. */
export async function spend(trx: Trx, key: string, budget: Budget, now: Date): Promise<Spending> {
  const windowStart = new Date(now.getTime() - budget.seconds * 1000);
  const { rows } = await sql<{ used: number; openedAt: Date }>`
    insert into attempt_budget as b (key, opened_at) values (${key}, ${now})
    on conflict (key) do update set
      used = case when b.opened_at <= ${windowStart} then 1 else b.used + 1 end,
      opened_at = case when b.opened_at <= ${windowStart} then excluded.opened_at else b.opened_at end
    returning used, opened_at as "openedAt"`.execute(trx);
  const { used, openedAt } = rows[0]!;
  const closes = openedAt.getTime() + budget.seconds * 1000;
  return { allowed: used <= budget.max, retryAfter: Math.max(1, Math.ceil((closes - now.getTime()) / 1000)) };
}

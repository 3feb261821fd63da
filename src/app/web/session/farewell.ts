import type { ApiClient } from '#ui/api/api-client.ts';

/** The push service is external, so signing out does not wait for it. */
const PATIENCE_MS = 2_000;

/** Drafts of forms are stored under the id of their author. */
const draftsOf = (userId: string) => `tropeiro.draft.${userId}.`;

const trips = () => import('#areas/trips/web/driver/forget-trips.ts');
const gates = () => import('#areas/warehouses/web/gate/gate-storage.ts');

/** What drivers and guards recorded here and the server does not have: a sign-out deletes it. */
export async function unsentEntries(): Promise<number> {
  const counting = [
    trips().then(({ unsentOfTrips }) => unsentOfTrips()),
    gates().then(({ unsentOfGates }) => unsentOfGates()),
  ];
  // A browser that keeps nothing has nothing to lose.
  const counts = await Promise.all(counting.map((count) => count.catch(() => 0)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Before a sign-out: deletes the user's drafts, trips and gates from this device and stops its push messages. */
export async function farewell(userId: string, api: ApiClient): Promise<void> {
  dropKeys(localStorage, draftsOf(userId));
  const [{ forgetAccountTrips }, { forgetGates }] = await Promise.all([trips(), gates()]);
  await Promise.all([forgetAccountTrips(), forgetGates()]).catch(() => undefined);
  const { stopPush } = await import('#areas/notifications/web/push/push-subscription.ts');
  await Promise.race([
    stopPush(api).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}

function dropKeys(storage: Storage, prefix: string): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
}

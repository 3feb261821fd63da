import type { ApiClient } from '#ui/api/api-client.ts';

/** The push service is external, so signing out does not wait for it. */
const PATIENCE_MS = 2_000;

/** Drafts of forms are stored under the id of their author. */
const draftsOf = (userId: string) => `tropeiro.draft.${userId}.`;

/** Before a sign-out: deletes the user's drafts and trips from this device and stops its push messages. */
export async function farewell(userId: string, api: ApiClient): Promise<void> {
  dropKeys(localStorage, draftsOf(userId));
  const { forgetAccountTrips } = await import('#areas/trips/web/driver/forget-trips.ts');
  await forgetAccountTrips().catch(() => undefined);
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

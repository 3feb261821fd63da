import type { ApiClient } from '#ui/api/api-client.ts';

/** The push service is somebody else's: nobody waits for it to sign out. */
const PATIENCE_MS = 2_000;

/** Forms keep what is being typed under the name of its author. */
const draftsOf = (userId: string) => `tropeiro.draft.${userId}.`;

/** Before somebody signs out: their drafts and trips leave this device, and push messages for them no longer reach it. */
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

import { updatePushToken } from '#areas/session/contract/profile.calls.ts';
import type { ApiClient } from '#ui/api/api-client.ts';
import { pushKey } from '../../contract/push.calls.ts';

/** Sent once per tab, because a reload changes nothing for the server. */
const SENT_KEY = 'tropeiro.pushSent';

/** Lets push messages for this user reach this browser; the browser opened last receives them. */
export async function startPush(api: ApiClient): Promise<void> {
  if (sessionStorage.getItem(SENT_KEY)) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { publicKey } = await api.call(pushKey, {});
  const subscription = await subscribe(pushManager, publicKey);
  await api.call(updatePushToken, { body: { pushToken: JSON.stringify(subscription) } });
  sessionStorage.setItem(SENT_KEY, 'yes');
}

/** Unsubscribes this browser; one that never subscribed does not affect the others. */
export async function stopPush(api: ApiClient): Promise<void> {
  sessionStorage.removeItem(SENT_KEY);
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await api.call(updatePushToken, { body: { pushToken: null } });
  await subscription.unsubscribe();
}

/** A server with a new secret has a new key, which makes the old subscription useless. */
async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  }
}

import { screens } from '#areas/notifications/area.ts';
import { addressOf } from '#kernel/screens.ts';

/** A click on a push message: the page marks the notification as read and goes to its screen. */
export interface Arrival {
  readonly notificationId: string | null;
  readonly target: string | null;
}

export const ARRIVAL_MESSAGE = 'tropeiro.arrival';
const LIST = addressOf(screens.notifications);
const PARAMS = { id: 'arrived', target: 'target' } as const;

/** Only screens of the product itself, because `//elsewhere` would lead to another site. */
const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export interface PushText extends Arrival {
  readonly title: string;
  readonly body: string;
}

/** What the server sent; undefined when it is not one of its messages. */
export function readPush(text: string): PushText | undefined {
  try {
    const { title, body, notificationId, target } = JSON.parse(text) as Record<string, unknown>;
    if (textOf(title) === null) return undefined;
    return { title: String(title), body: textOf(body) ?? '', ...arrivalOf({ notificationId, target }) };
  } catch {
    return undefined;
  }
}

export function arrivalOf(data: unknown): Arrival {
  const { notificationId, target } = (data ?? {}) as Record<string, unknown>;
  return { notificationId: textOf(notificationId), target: isOwnPath(target) ? target : null };
}

/** Where a new window opens: the list, which then goes on to the screen if that one may be opened. */
export function addressOfArrival({ notificationId, target }: Arrival): string {
  const query = new URLSearchParams();
  if (notificationId) query.set(PARAMS.id, notificationId);
  if (target) query.set(PARAMS.target, target);
  return query.size > 0 ? `${LIST}?${query}` : LIST;
}

export function arrivalIn(query: URLSearchParams): Arrival | undefined {
  const arrival = arrivalOf({ notificationId: query.get(PARAMS.id), target: query.get(PARAMS.target) });
  return arrival.notificationId || arrival.target ? arrival : undefined;
}

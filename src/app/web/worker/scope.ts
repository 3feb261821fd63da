/**
 * The part of a service worker's environment that ours uses, because the compiler's worker library conflicts with that
 * of the page in one program.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}

export interface NotificationClickEvent extends ExtendableEvent {
  readonly notification: Notification;
}

export interface WindowClient {
  focus(): Promise<WindowClient>;
  postMessage(message: unknown): void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NotificationClickEvent;
  message: MessageEvent<unknown>;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<WindowClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<E extends keyof WorkerEvents>(event: E, listener: (event: WorkerEvents[E]) => void): void;
}

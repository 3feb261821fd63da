import { createContext, use } from 'react';
import type { NotificationKinds } from '../../rules/notification-kinds.ts';

/** Loaded with the first notification that is shown, because most visits show none; always the same promise. */
export type LoadKinds = () => Promise<NotificationKinds>;

const none = Promise.resolve<NotificationKinds>(new Map());
const KindsContext = createContext<LoadKinds>(() => none);

/** The application provides the kinds of all areas. */
export const NotificationKindsProvider = KindsContext.Provider;

export const useLoadKinds = (): LoadKinds => use(KindsContext);

/** Suspends until they are loaded. */
export const useNotificationKinds = (): NotificationKinds => use(use(KindsContext)());

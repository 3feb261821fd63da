import { createContext, use } from 'react';
import type { NotificationKinds } from '../../rules/notification-kinds.ts';

const KindsContext = createContext<NotificationKinds>(new Map());

/** The application provides the kinds of all areas. */
export const NotificationKindsProvider = KindsContext.Provider;

export const useNotificationKinds = (): NotificationKinds => use(KindsContext);

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import type { SessionController, SessionState } from './session-controller.ts';

const ControllerContext = createContext<SessionController | null>(null);
export const SessionControllerProvider = ControllerContext.Provider;

export function useSessionController(): SessionController {
  const controller = useContext(ControllerContext);
  if (!controller) throw new Error('SessionControllerProvider is missing');
  return controller;
}

export function useSessionState(): SessionState {
  const controller = useSessionController();
  return useSyncExternalStore(controller.subscribe, controller.state);
}

/** The signed-in person for the shell itself; screens use the smaller `useSignedIn`. */
export function useSessionUser(): SessionUser {
  const state = useSessionState();
  if (state.status !== 'loggedIn') throw new Error('nobody is signed in here');
  return state.user;
}

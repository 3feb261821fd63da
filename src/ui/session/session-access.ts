import { createContext, useContext } from 'react';
import type { AccessGrant } from '../api/api-client.ts';

/** What the sign-in screens need from the application around them. */
export interface SessionAccess {
  readonly signedIn: boolean;
  /** Code of the error that ended the last session, where it did not end by the person's own will. */
  readonly note: string | null;
  /** The address that must set a new password before anything else. */
  readonly newPasswordFor: string | null;
  /** Takes over a session the server just opened. */
  readonly accept: (grant: AccessGrant & { readonly newPasswordDue: boolean }, email: string) => Promise<void>;
  /** After the new password was set: goes on with the same session. */
  readonly resume: () => Promise<void>;
  readonly giveUp: () => Promise<void>;
}

const SessionAccessContext = createContext<SessionAccess | null>(null);
export const SessionAccessProvider = SessionAccessContext.Provider;

export function useSessionAccess(): SessionAccess {
  const access = useContext(SessionAccessContext);
  if (!access) throw new Error('SessionAccessProvider is missing');
  return access;
}

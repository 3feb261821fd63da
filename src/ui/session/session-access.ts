import { createContext, useContext } from 'react';
import type { AccessGrant } from '../api/api-client.ts';

/** What the application offers the sign-in screens. */
export interface SessionAccess {
  readonly signedIn: boolean;
  /** Code of the error that ended the last session, unless the person signed out. */
  readonly note: string | null;
  /** E-mail of a person who must set a new password first. */
  readonly newPasswordFor: string | null;
  /** Takes over a session that the server just opened. */
  readonly accept: (grant: AccessGrant & { readonly newPasswordDue: boolean }, email: string) => Promise<void>;
  /** Continues with the same session after the new password was set. */
  readonly resume: () => Promise<void>;
  readonly signOut: () => Promise<void>;
}

const SessionAccessContext = createContext<SessionAccess | null>(null);
export const SessionAccessProvider = SessionAccessContext.Provider;

export function useSessionAccess(): SessionAccess {
  const access = useContext(SessionAccessContext);
  if (!access) throw new Error('SessionAccessProvider is missing');
  return access;
}

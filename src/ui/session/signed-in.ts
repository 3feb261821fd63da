import { createContext, useContext } from 'react';
import type { Language } from '#kernel/language.ts';

export interface CompanyToEnter {
  readonly id: string;
  readonly name: string;
}

/** What any screen may know about the signed-in person. */
export interface SignedIn {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly photo: string | null;
  readonly companyId: string | null;
  readonly companyName: string | null;
  /** The company's country; Bolivia by default. */
  readonly country: string;
  /** The platform's own company: it has no loads, fleet or partners to work with. */
  readonly isPlatform: boolean;
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
  /** A super administrator inside a company that is not theirs, where `isSuperAdmin` is false. */
  readonly stepIn: boolean;
  readonly permissions: ReadonlySet<string>;
  /** Whether they have a driver's account in the company. */
  readonly drives: boolean;
  readonly language: Language;
  /** Whether the company kept the product's own theme; it decides which error screen shows. */
  readonly defaultTheme: boolean;
  /** The picture of the company's theme above its marketplace. */
  readonly marketplaceImage: string | null;
  /** Reads the session again after it changed. */
  readonly refresh: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Asks a super administrator for the reason and steps into a company that is not theirs. */
  readonly stepInto: (company: CompanyToEnter) => void;
}

const SignedInContext = createContext<SignedIn | null>(null);
export const SignedInProvider = SignedInContext.Provider;

export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (!signedIn) throw new Error('nobody is signed in here');
  return signedIn;
}

/** Null on the public pages. */
export function useVisitor(): SignedIn | null {
  return useContext(SignedInContext);
}

import type { ComponentType } from 'react';
import type { PermissionRule } from '#kernel/permission.ts';

/**
 * A screen of an area, as data. The composition turns it into a router entry with its guard: a user without the
 * permission is sent to the root path, nobody signed in to /login.
 */
export interface AreaRoute {
  /** As the specification spells it, parameters in braces: `client/detail/{clientId}`. */
  readonly path: string;
  /** `public`: no session. `open`: anyone signed in. */
  readonly guard: 'public' | 'open' | PermissionRule;
  /** Phrase key of the top-bar title where the first path segment does not decide it. */
  readonly titleKey?: string;
  readonly screen: () => Promise<{ readonly default: ComponentType }>;
}

/** `client/detail/{clientId}` → `client/detail/:clientId` */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Fills the parameters of a route's path: the address of a screen is written once, in its route. */
export function addressOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return `/${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;
}

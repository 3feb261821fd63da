import { type ComponentType, createElement } from 'react';

/**
 * A screen of an area, as data. The composition finds its guard by its path and turns it into a router entry: without
 * the permission one is sent to the root path, without a session to /login.
 */
export interface AreaScreen {
  /** As the specification spells it, parameters in braces: `client/detail/{clientId}`. */
  readonly path: string;
  /** Other areas whose words it uses besides its own, or a part of its own that comes later: `load-orders/later`. */
  readonly words?: readonly string[];
  readonly screen: () => Promise<{ readonly default: ComponentType }>;
}

/** `client/detail/{clientId}` → `client/detail/:clientId` */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Fills the parameters of a screen's path. */
export function addressOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return `/${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;
}

/** One screen behind several addresses: the address decides what it is given. */
export function screenWith<P extends object>(
  props: P,
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): AreaScreen['screen'] {
  return async () => {
    const { default: Screen } = await load();
    return { default: () => createElement(Screen, props) };
  };
}

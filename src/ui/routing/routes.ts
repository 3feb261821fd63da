import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import type { Screen, Screens } from '#kernel/screens.ts';
import type { ApiClient } from '../api/api-client.ts';

/** A screen with its own properties, and how its first data is asked for before it is shown. */
interface ScreenModule<P> {
  readonly default: ComponentType<P>;
  readonly first?: (visit: Visit, props: P) => Promise<unknown>;
}

export type LoadScreen = () => Promise<ScreenModule<object>>;

/** What the first data of a screen may depend on before the screen itself is there. */
export interface Visit {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  /** The query of its address. */
  readonly search: URLSearchParams;
  /** Today for the company, YYYY-MM-DD. */
  readonly today: string;
}

export type LoadFirst = () => Promise<(visit: Visit) => Promise<unknown>>;

interface Shown {
  readonly load: LoadScreen;
  /** Other areas whose phrases it uses, or a part of its own area's that is loaded later: `load-orders/later`. */
  readonly words?: readonly string[];
  /** A list: without the texts of forms, files and maps, which come with what is opened from it. */
  readonly isList?: true;
  /** How its first data is asked for while its code is still loading: where there is so much of it that the screen's own `first` would come late. */
  readonly first?: LoadFirst;
}

/** A built screen: its entry in the area's manifest, and how its code is loaded. */
export interface Route extends Shown {
  readonly screen: Screen;
}

/** The components of an area's screens, by the names its manifest gives them; those that are missing are not built yet. */
export function defineRoutes<S extends Screens>(
  screens: S,
  shown: { readonly [Name in keyof S]?: LoadScreen | Shown },
): readonly Route[] {
  return Object.entries(shown).map(([name, value]) => {
    const entry: Shown = typeof value === 'function' ? { load: value } : (value as Shown);
    return { ...entry, screen: screens[name]! };
  });
}

/** One component for several screens, with the properties of each. */
export function withProps<P extends object>(props: P, load: () => Promise<ScreenModule<P>>): LoadScreen {
  return async () => {
    const { default: Shown, first } = await load();
    const shown = { default: () => createElement(Shown, props) };
    return first ? { ...shown, first: (visit) => first(visit, props) } : shown;
  };
}

/** `client/detail/{clientId}` → `client/detail/:clientId` */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

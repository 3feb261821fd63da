import { z } from 'zod';

/** A view is the state in the address bar plus the user's columns, under a name. */
export const savedViewShape = z.object({
  name: z.string().trim().min(1).max(60),
  /** The list's part of the address, without the page. */
  query: z.string().max(10_000),
  columns: z.record(z.string(), z.boolean()),
});
export type SavedView = z.output<typeof savedViewShape>;

export const VIEW_NAME_MAX = 60;

/** Whose views of which list. */
export interface ViewOwner {
  readonly userId: string;
  readonly list: string;
}

/** Where views are stored: on the device for now, behind an interface that a server could implement. */
export interface ViewStore {
  readonly read: (owner: ViewOwner) => Promise<readonly SavedView[]>;
  readonly write: (owner: ViewOwner, views: readonly SavedView[]) => Promise<void>;
}

const sameName = (one: string, other: string) => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Names are unique: saving under an existing name replaces that view in its place. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const known = views.some(({ name }) => sameName(name, view.name));
  return known ? views.map((one) => (sameName(one.name, view.name) ? view : one)) : [...views, view];
}

export const withoutView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);

const viewsShape = z.array(savedViewShape);
const keyOf = ({ userId, list }: ViewOwner) => `tropeiro.list.${list}.views.${userId}`;

/** Views on this device. Unreadable data counts as no views. */
export function localViewStore(storage: Pick<Storage, 'getItem' | 'setItem'>): ViewStore {
  return {
    read: async (owner) => {
      try {
        return viewsShape.parse(JSON.parse(storage.getItem(keyOf(owner)) ?? '[]'));
      } catch {
        return [];
      }
    },
    write: async (owner, views) => storage.setItem(keyOf(owner), JSON.stringify(views)),
  };
}

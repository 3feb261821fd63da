import { z } from 'zod';
import { savedViewShape, type ViewOwner, type ViewStore } from './saved-view.ts';

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

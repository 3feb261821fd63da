import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { keptViewsShape, TAKEN_OVER_MAX, takeOverViews, type ViewContent } from '#kernel/view-calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useVisitor } from '#ui/session/signed-in.ts';

/** Browsers kept the views of each person and list themselves; the server takes them over once. */
const keyOf = (list: string, userId: string) => `tropeiro.list.${list}.views.${userId}`;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Unreadable views are left out. */
export function readKept(storage: Storage, list: string, userId: string): readonly ViewContent[] {
  try {
    const kept = z.array(z.unknown()).parse(JSON.parse(storage.getItem(keyOf(list, userId)) ?? '[]'));
    return kept.flatMap((view) => keptViewsShape.element.safeParse(view).data ?? []);
  } catch {
    return [];
  }
}

/** Keeps only the given views; with none of them nothing is left behind. */
export function writeKept(storage: Storage, list: string, userId: string, views: readonly ViewContent[]): void {
  if (views.length === 0) storage.removeItem(keyOf(list, userId));
  else storage.setItem(keyOf(list, userId), JSON.stringify(views));
}

/** In this tab; other tabs may send them too, the server takes each view once. */
const onTheWay = new Set<string>();

/** Sends the views of this browser to the server, and forgets those that it has; what fails is tried again next time. */
export function useTakeOver(list: string): void {
  const api = useApi();
  const queries = useQueryClient();
  const userId = useVisitor()?.userId;
  useEffect(() => {
    if (userId === undefined || onTheWay.has(keyOf(list, userId))) return;
    const kept = readKept(localStorage, list, userId);
    if (kept.length === 0) return;
    const [sent, later] = [kept.slice(0, TAKEN_OVER_MAX), kept.slice(TAKEN_OVER_MAX)];
    onTheWay.add(keyOf(list, userId));
    api
      .call(takeOverViews, { body: { list, views: sent } })
      .then(async ({ left }) => {
        writeKept(localStorage, list, userId, [...later, ...sent.filter(({ name }) => left.includes(name))]);
        await queries.invalidateQueries({ queryKey: ['views'] });
      })
      .catch(() => undefined)
      .finally(() => onTheWay.delete(keyOf(list, userId)));
  }, [api, queries, list, userId]);
}

import { requestErrors } from '#kernel/errors.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import {
  changeView,
  chooseDefaultView,
  defaultViews,
  listViews,
  removeView,
  saveView,
  takeOverViews,
} from '#kernel/view-calls.ts';
import { type Actor, companyOf } from '../actor.ts';
import { type AnyRoute, readingRoute, route } from '../http/route.ts';
import { mayReadList } from '../list/list-source.ts';
import { findDefaults, findViews, writeDefault } from './view.repository.ts';
import { changeSavedView, readView, removeSavedView, saveNewView, shownTo, takeOver } from './view.service.ts';

/** A list, or another screen that keeps what it shows in its address. */
export type Viewed = Pick<ListDefinition, 'id' | 'access' | 'scope'>;

/** The views of every list, for those who may read the list. */
export function viewRoutes(viewed: readonly Viewed[]): AnyRoute[] {
  const definitions = new Map(viewed.map((definition) => [definition.id, definition]));
  const admit = (list: string, actor: Actor) => {
    const definition = definitions.get(list);
    if (!definition) throw requestErrors.notFound();
    if (!mayReadList(definition, actor)) throw requestErrors.forbidden();
  };
  return [
    readingRoute(listViews, async ({ trx, actor }, { query: { list } }) => {
      admit(list, actor);
      return { views: (await findViews(trx, { list })).map((view) => shownTo(view, actor)) };
    }),
    readingRoute(defaultViews, async ({ trx }) => ({ views: await findDefaults(trx) })),
    route(saveView, async (context, { body }) => {
      admit(body.list, context.actor);
      return { view: await saveNewView(context, body) };
    }),
    route(changeView, async (context, { params, body }) => ({ view: await changeSavedView(context, params.id, body) })),
    route(removeView, async (context, { params }) => {
      await removeSavedView(context, params.id);
      return {};
    }),
    route(chooseDefaultView, async (context, { body: { list, viewId } }) => {
      const { trx, actor } = context;
      admit(list, actor);
      if (viewId !== null && (await readView(context, viewId)).list !== list) throw requestErrors.notFound();
      await writeDefault(trx, { companyId: companyOf(actor), userId: actor.userId, list, viewId });
      return {};
    }),
    route(takeOverViews, async (context, { body: { list, views } }) => {
      admit(list, context.actor);
      return { left: await takeOver(context, list, views) };
    }),
  ];
}

import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import {
  type changeView,
  OWN_VIEWS_MAX,
  type SavedView,
  SHARED_VIEWS_MAX,
  VIEW_NAME_MAX,
  type ViewContent,
  viewErrors,
} from '#kernel/view-calls.ts';
import { type Actor, companyOf } from '../actor.ts';
import { audit } from '../audit/audit.ts';
import { violatedConstraint } from '../db/database-problem.ts';
import type { RequestContext } from '../http/route.ts';
import {
  deleteView,
  findViews,
  insertView,
  lockViews,
  updateView,
  VIEW_NAMES,
  type ViewRow,
} from './view.repository.ts';

type Context = RequestContext<Actor>;
/** What a person saves of a view. */
type SavedPart = ViewContent & Pick<SavedView, 'list' | 'shared'>;

/** Its owner; where it is shared, also the administrators of the company. */
export const shownTo = (view: ViewRow, actor: Actor): SavedView => ({
  ...view,
  mayChange: view.mine || (view.shared && actor.isAdmin),
});

export async function readView({ trx, actor }: Context, id: string): Promise<SavedView> {
  const [view] = await findViews(trx, { id });
  if (!view) throw requestErrors.notFound();
  return shownTo(view, actor);
}

export async function saveNewView(context: Context, view: SavedPart): Promise<SavedView> {
  const views = await lockedViews(context, view.list);
  if (isFull(views)) throw viewErrors.tooMany({ params: { count: OWN_VIEWS_MAX } });
  if (view.shared) requireRoomForShared(views);
  const saved = await insert(context, view);
  if (!saved) throw viewErrors.nameTaken({ params: { name: view.name } });
  return saved;
}

export async function changeSavedView(
  context: Context,
  id: string,
  { version, ...change }: ParsedInput<typeof changeView>['body'],
): Promise<SavedView> {
  const { list } = await readView(context, id);
  const views = await lockedViews(context, list);
  const before = await readView(context, id);
  // Whoever stops sharing a view of somebody else would lose sight of it.
  if (!before.mayChange || (!before.mine && change.shared === false)) throw requestErrors.forbidden();
  if (version !== undefined && version !== before.version) throw requestErrors.staleVersion();
  const after = { ...before, ...withoutGaps(change) };
  if (after.shared && !before.shared) requireRoomForShared(views);
  try {
    await updateView(context.trx, id, after);
  } catch (error) {
    if (violatedConstraint(error) === VIEW_NAMES) throw viewErrors.nameTaken({ params: { name: after.name } });
    throw error;
  }
  await record(context, 'views.change', id, before, after);
  return readView(context, id);
}

export async function removeSavedView(context: Context, id: string): Promise<void> {
  const view = await readView(context, id);
  if (!view.mayChange) throw requestErrors.forbidden();
  await deleteView(context.trx, id);
  await record(context, 'views.remove', id, view, null);
}

/**
 * Saves the views of a browser, each once: a second tab, or a second try after a lost reply, finds them there. Where
 * another view has the name, the one of the browser gets a number. Returns the names of those without room.
 */
export async function takeOver(context: Context, list: string, kept: readonly ViewContent[]): Promise<string[]> {
  const views = [...(await lockedViews(context, list))];
  const left: string[] = [];
  for (const view of kept) {
    if (isKnown(views, view)) continue;
    if (isFull(views)) left.push(view.name);
    else views.push(await insertUnderFreeName(context, { ...view, list, shared: false }));
  }
  return left;
}

/** The same view is there already, perhaps with a number after its name. */
function isKnown(views: readonly ViewRow[], { name, query, columns }: ViewContent): boolean {
  const isNamed = (given: string) => given === name || given.replace(/ \(\d+\)$/, '') === beginOf(name);
  return views.some((view) => view.mine && isNamed(view.name) && view.query === query && isSame(view.columns, columns));
}

async function insertUnderFreeName(context: Context, view: SavedPart): Promise<SavedView> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? view.name : `${beginOf(view.name)} (${number})`;
    const saved = await insert(context, { ...view, name });
    if (saved) return saved;
  }
}

/** A name with room for a number after it. */
const beginOf = (name: string) =>
  name
    .slice(0, VIEW_NAME_MAX - ' (99)'.length)
    .toWellFormed()
    .trim();

async function lockedViews({ trx, actor }: Context, list: string): Promise<readonly ViewRow[]> {
  await lockViews(trx, companyOf(actor), list);
  return findViews(trx, { list });
}

/** Undefined when the person has a view with the name. */
async function insert(context: Context, view: SavedPart): Promise<SavedView | undefined> {
  const { actor, trx } = context;
  const id = createId();
  const isNew = await insertView(trx, { ...view, id, companyId: companyOf(actor), ownerId: actor.userId });
  if (!isNew) return undefined;
  await record(context, 'views.save', id, null, view);
  return { ...view, id, version: 1, mine: true, owner: null, mayChange: true, isDefault: false };
}

function record(context: Context, action: string, id: string, before: SavedPart | null, after: SavedPart | null) {
  return audit(context.trx, context, {
    action,
    entity: 'listView',
    entityId: id,
    before: before && recorded(before),
    after: after && recorded(after),
  });
}

const recorded = ({ list, name, query, columns, shared }: SavedPart) => ({ list, name, query, columns, shared });

const isFull = (views: readonly ViewRow[]) => views.filter(({ mine }) => mine).length >= OWN_VIEWS_MAX;

function requireRoomForShared(views: readonly ViewRow[]): void {
  if (views.filter(({ shared }) => shared).length < SHARED_VIEWS_MAX) return;
  throw viewErrors.tooManyShared({ params: { count: SHARED_VIEWS_MAX } });
}

function isSame(one: ViewContent['columns'], other: ViewContent['columns']): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key] === other[key]);
}

const withoutGaps = (change: object): Partial<SavedPart> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

import { z } from 'zod';
import { defineCall } from './api-call.ts';
import { defineErrors } from './errors.ts';
import { idShape } from './ids.ts';
import { isPrintable, textShape } from './text.ts';
import type { AreaTopics } from './topics.ts';

export const VIEW_NAME_MAX = 60;
const QUERY_MAX = 10_000;
const COLUMNS_MAX = 200;
/** The most views of one list: a person's own, and those shared in a company. */
export const OWN_VIEWS_MAX = 50;
export const SHARED_VIEWS_MAX = 100;
/** Views that are taken over from a browser at once. */
export const TAKEN_OVER_MAX = 50;

export const viewErrors = defineErrors('views', { nameTaken: 409, tooMany: 422, tooManyShared: 422 });

const listShape = textShape(60);
const versionShape = z.number().int().min(1).max(2_147_483_647);

const contentShape = z.object({
  name: textShape(VIEW_NAME_MAX),
  /** The list's part of the address, without the page. What no longer exists in the list is ignored on opening. */
  query: z
    .string()
    .max(QUERY_MAX)
    .refine(isPrintable, { params: { code: 'characters' } }),
  /** By column, whether it shows; only the columns that somebody decided about. */
  columns: z
    .record(z.string().max(100), z.boolean())
    .refine((columns) => Object.keys(columns).every(isPrintable), { params: { code: 'characters' } })
    .refine((columns) => Object.keys(columns).length <= COLUMNS_MAX, {
      params: { code: 'maxItems', params: { count: COLUMNS_MAX } },
    }),
});
/** A view is the state in the address bar plus the user's columns, under a name. */
export type ViewContent = z.output<typeof contentShape>;
/** Views as browsers kept them before the server did. */
export const keptViewsShape = z.array(contentShape);

const viewShape = contentShape.extend({
  id: idShape,
  version: z.number().int(),
  list: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
  /** The name of its owner, where it is somebody else's. */
  owner: z.string().nullable(),
  /** Its owner may change and delete it, and the company's administrators where it is shared. */
  mayChange: z.boolean(),
  /** Whether the reader's list opens with it. */
  isDefault: z.boolean(),
});
export type SavedView = z.output<typeof viewShape>;

export const listViews = defineCall({
  id: 'views.list',
  method: 'GET',
  path: '/views',
  summary: 'The caller’s own views of a list, and those shared in the company.',
  access: 'signed-in',
  query: z.object({ list: listShape }),
  reply: z.object({ views: z.array(viewShape) }),
});

export const defaultViews = defineCall({
  id: 'views.defaults',
  method: 'GET',
  path: '/views/defaults',
  summary: 'The views that the caller’s lists open with.',
  access: 'signed-in',
  reply: z.object({ views: z.array(viewShape.pick({ id: true, list: true, query: true, columns: true })) }),
});
export type DefaultView = z.output<typeof defaultViews.reply>['views'][number];

export const saveView = defineCall({
  id: 'views.save',
  method: 'POST',
  path: '/views',
  summary: 'Saves a view of a list, for the caller or for everybody in the company.',
  access: 'signed-in',
  status: 201,
  idempotent: true,
  body: z.strictObject({ ...contentShape.shape, list: listShape, shared: z.boolean() }),
  reply: z.object({ view: viewShape }),
});

export const changeView = defineCall({
  id: 'views.change',
  method: 'PUT',
  path: '/views/{id}',
  summary:
    'Changes the given parts of a view, of the given version where one is given; only its owner may stop sharing it.',
  access: 'signed-in',
  params: z.object({ id: idShape }),
  body: z.strictObject({
    ...contentShape.partial().shape,
    shared: z.boolean().optional(),
    version: versionShape.optional(),
  }),
  reply: z.object({ view: viewShape }),
});

export const removeView = defineCall({
  id: 'views.remove',
  method: 'DELETE',
  path: '/views/{id}',
  summary: 'Deletes a view, also as what somebody’s list opens with.',
  access: 'signed-in',
  params: z.object({ id: idShape }),
  reply: z.object({}),
});

export const chooseDefaultView = defineCall({
  id: 'views.chooseDefault',
  method: 'PUT',
  path: '/views/defaults',
  summary: 'Opens the caller’s list with a view from now on, or with none.',
  access: 'signed-in',
  body: z.strictObject({ list: listShape, viewId: idShape.nullable() }),
  reply: z.object({}),
});

export const takeOverViews = defineCall({
  id: 'views.takeOver',
  method: 'POST',
  path: '/views/takeOver',
  summary: 'Saves the views that a browser kept. Those that are there already are left as they are.',
  access: 'signed-in',
  body: z.strictObject({ list: listShape, views: keptViewsShape.min(1).max(TAKEN_OVER_MAX) }),
  /** Those for which there was no room. */
  reply: z.object({ left: z.array(z.string()) }),
});

export const viewTopics: AreaTopics = {
  topics: { listView: { company: { holders: 'everybody' }, owner: { named: 'everybody' } } },
  shows: [
    { call: listViews.id, topic: 'listView' },
    { call: defaultViews.id, topic: 'listView' },
  ],
};

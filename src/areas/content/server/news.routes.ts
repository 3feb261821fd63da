import { type AnyRoute, route } from '#platform/http/route.ts';
import * as calls from '../contract/news.calls.ts';
import * as service from './news.service.ts';
import * as reader from './news-reader.service.ts';

export const newsRoutes: readonly AnyRoute[] = [
  route(calls.readCards, reader.readCards),
  route(calls.markReached, (context, { body }) => reader.markReached(context, body.ids)),
  route(calls.createNews, (context, { body }) => service.createNews(context, body)),
  route(calls.readNews, (context, { params }) => service.readNewsView(context, params.id)),
  route(calls.updateNews, (context, { params, body }) => service.updateNews(context, params.id, body)),
  route(calls.publishNews, (context, { params, body }) =>
    service.moveNews(context, params.id, 'publish', body.version),
  ),
  route(calls.archiveNews, (context, { params, body }) =>
    service.moveNews(context, params.id, 'archive', body.version),
  ),
  route(calls.redraftNews, (context, { params, body }) => service.moveNews(context, params.id, 'draft', body.version)),
  route(calls.readArticle, (context, { params }) => reader.readArticle(context, params.id)),
  route(calls.markOpened, (context, { params }) => reader.markOpened(context, params.id)),
];

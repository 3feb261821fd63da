import { type AnyRoute, route } from '#platform/http/route.ts';
import * as calls from '../contract/benefit.calls.ts';
import * as service from './benefit.service.ts';
import * as reader from './benefit-reader.service.ts';

export const benefitRoutes: readonly AnyRoute[] = [
  route(calls.readOffered, reader.readOffered),
  route(calls.readTaken, reader.readTaken),
  route(calls.takeBenefit, (context, { params }) => reader.takeBenefit(context, params.id)),
  route(calls.createBenefit, (context, { body }) => service.createBenefit(context, body)),
  route(calls.readBenefit, (context, { params }) => service.readBenefitView(context, params.id)),
  route(calls.updateBenefit, (context, { params, body }) => service.updateBenefit(context, params.id, body)),
  route(calls.publishBenefit, (context, { params, body }) =>
    service.moveBenefit(context, params.id, 'publish', body.version),
  ),
  route(calls.archiveBenefit, (context, { params, body }) =>
    service.moveBenefit(context, params.id, 'archive', body.version),
  ),
  route(calls.redraftBenefit, (context, { params, body }) =>
    service.moveBenefit(context, params.id, 'draft', body.version),
  ),
];

import { type AnyRoute, route } from '#platform/http/route.ts';
import { zipDriverPapers, zipVehiclePapers } from '../contract/paper-zip.calls.ts';
import { changeRequiredPapers, readRequiredPapers } from '../contract/required-papers.calls.ts';
import { zipPapers } from './paper-zip.service.ts';
import { changeRequired, readRequired } from './required-papers.service.ts';

export const documentRoutes: readonly AnyRoute[] = [
  route(readRequiredPapers, (context, { query }) => readRequired(context, query)),
  route(changeRequiredPapers, (context, { params, body }) => changeRequired(context, params.ownerKind, body)),
  route(zipDriverPapers, (context, { params }) => zipPapers(context, ['driver'], params.id)),
  route(zipVehiclePapers, (context, { params }) => zipPapers(context, ['truck', 'semitrailer'], params.id)),
];

import { type AnyRoute, route } from '#platform/http/route.ts';
import { zipDriverDocuments, zipVehicleDocuments } from '../contract/document-zip.calls.ts';
import { changeRequiredDocuments, readRequiredDocuments } from '../contract/required-documents.calls.ts';
import { zipDocuments } from './document-zip.service.ts';
import { changeRequired, readRequired } from './required-documents.service.ts';

export const documentRoutes: readonly AnyRoute[] = [
  route(readRequiredDocuments, (context, { query }) => readRequired(context, query)),
  route(changeRequiredDocuments, (context, { params, body }) => changeRequired(context, params.ownerKind, body)),
  route(zipDriverDocuments, (context, { params }) => zipDocuments(context, ['driver'], params.id)),
  route(zipVehicleDocuments, (context, { params }) => zipDocuments(context, ['truck', 'semitrailer'], params.id)),
];

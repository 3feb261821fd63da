import { route } from '#platform/http/route.ts';
import { readOrderDocuments } from '../../contract/control-document.calls.ts';
import type { TrackingPart } from '../part.ts';
import { controlDocumentSource } from './control-document-list.repository.ts';
import { readOrderDocuments as read } from './order-documents.service.ts';

export const documentsPart: TrackingPart = {
  lists: [controlDocumentSource],
  routes: [route(readOrderDocuments, (context, { params }) => read(context, params.id))],
};

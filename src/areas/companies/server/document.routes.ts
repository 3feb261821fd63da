import {
  addDocument,
  listDocuments,
  removeDocument,
  updateDocument,
} from '#areas/companies/contract/document.calls.ts';
import { route } from '#platform/http/route.ts';
import { addCompanyDocument, readDocuments, removeCompanyDocument, updateCompanyDocument } from './document.service.ts';

export const documentRoutes = [
  route(listDocuments, (context) => readDocuments(context)),
  route(addDocument, (context, { body }) => addCompanyDocument(context, body)),
  route(updateDocument, (context, { params, body }) => updateCompanyDocument(context, params.id, body)),
  route(removeDocument, (context, { params }) => removeCompanyDocument(context, params.id)),
];

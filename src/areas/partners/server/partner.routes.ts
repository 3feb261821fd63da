import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import { listAccessCandidates } from '#areas/partners/contract/partner-access.calls.ts';
import { PARTNER_DOCUMENT_CALLS } from '#areas/partners/contract/partner-document.calls.ts';
import { PARTNER_KINDS, type PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { createPartner, enablePartner, readPartnerView, updatePartner } from './partner.service.ts';
import { addPartnerDocument, changePartnerDocument, removePartnerDocument } from './partner-document.service.ts';
import { checkTaxId, readCandidates, readHistory } from './partner-lookup.service.ts';

function routesOf(kind: PartnerKind): AnyRoute[] {
  const calls = PARTNER_CALLS[kind];
  const documents = PARTNER_DOCUMENT_CALLS[kind];
  return [
    route(calls.read, (context, { params }) => readPartnerView(context, kind, params.id)),
    route(calls.create, (context, { body }) => createPartner(context, kind, body)),
    route(calls.update, (context, { params, body }) => updatePartner(context, kind, params.id, body)),
    route(calls.enable, (context, { params, body }) => enablePartner(context, kind, params.id, body.enable)),
    route(calls.check, (context, { query }) => checkTaxId(context, kind, query)),
    route(calls.history, (context, { params, query }) => readHistory(context, kind, params.id, query)),
    route(documents.add, (context, { params, body }) => addPartnerDocument(context, kind, params.id, body)),
    route(documents.update, (context, { params, body }) => changePartnerDocument(context, kind, params, body)),
    route(documents.remove, (context, { params }) => removePartnerDocument(context, kind, params)),
  ];
}

export const partnerRoutes: readonly AnyRoute[] = [
  ...PARTNER_KINDS.flatMap(routesOf),
  route(listAccessCandidates, (context) => readCandidates(context)),
];

import {
  acceptAssociation,
  endAssociation,
  findCompany,
  rejectAssociation,
  requestAssociation,
} from '#areas/companies/contract/association.calls.ts';
import { route } from '#platform/http/route.ts';
import { askForAssociation, findForAssociation, stepAssociation } from './association.service.ts';

export const associationRoutes = [
  route(findCompany, (context, { query }) => findForAssociation(context, query)),
  route(requestAssociation, (context, { body }) => askForAssociation(context, body)),
  route(acceptAssociation, (context, { params }) => stepAssociation(context, params.id, 'accept')),
  route(rejectAssociation, (context, { params }) => stepAssociation(context, params.id, 'reject')),
  route(endAssociation, (context, { params }) => stepAssociation(context, params.id, 'end')),
];

import { addOperator, listOperators, removeOperator } from '#areas/companies/contract/operator.calls.ts';
import { route } from '#platform/http/route.ts';
import { addCompanyOperator, readOperators, removeCompanyOperator } from './operator.service.ts';

export const operatorRoutes = [
  route(listOperators, (context) => readOperators(context)),
  route(addOperator, (context, { body }) => addCompanyOperator(context, body)),
  route(removeOperator, (context, { params }) => removeCompanyOperator(context, params.id)),
];

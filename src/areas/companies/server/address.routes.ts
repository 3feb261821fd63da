import { addAddress, listAddresses, removeAddress, updateAddress } from '#areas/companies/contract/address.calls.ts';
import { route } from '#platform/http/route.ts';
import { addCompanyAddress, readAddresses, removeCompanyAddress, updateCompanyAddress } from './address.service.ts';

export const addressRoutes = [
  route(listAddresses, (context) => readAddresses(context)),
  route(addAddress, (context, { body }) => addCompanyAddress(context, body)),
  route(updateAddress, (context, { params, body }) => updateCompanyAddress(context, params.id, body)),
  route(removeAddress, (context, { params }) => removeCompanyAddress(context, params.id)),
];

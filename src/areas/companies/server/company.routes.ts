import { addAddress, listAddresses, removeAddress, updateAddress } from '#areas/companies/contract/address.calls.ts';
import * as associations from '#areas/companies/contract/association.calls.ts';
import { readCompany, updateCompany, updateTheme } from '#areas/companies/contract/company.calls.ts';
import {
  addDocument,
  listDocuments,
  removeDocument,
  updateDocument,
} from '#areas/companies/contract/document.calls.ts';
import { companyByUrl, listCountries, listTypeOperations } from '#areas/companies/contract/open.calls.ts';
import { addOperator, listOperators, removeOperator } from '#areas/companies/contract/operator.calls.ts';
import { readOutside } from '#areas/companies/contract/outside.calls.ts';
import * as platform from '#areas/companies/contract/platform-company.calls.ts';
import { listStepIns, readUsage } from '#areas/companies/contract/usage.calls.ts';
import { type AnyRoute, readingRoute, route } from '#platform/http/route.ts';
import { addCompanyAddress, readAddresses, removeCompanyAddress, updateCompanyAddress } from './address.service.ts';
import { askForAssociation, findForAssociation, stepAssociation } from './association.service.ts';
import { readProfile, updateProfile } from './company.service.ts';
import { addCompanyDocument, readDocuments, removeCompanyDocument, updateCompanyDocument } from './document.service.ts';
import { setFavourite } from './favourite.service.ts';
import { readCountries, readSignInPage, readTypeOperations } from './open.service.ts';
import { addCompanyOperator, readOperators, removeCompanyOperator } from './operator.service.ts';
import { readOutsideState } from './outside.service.ts';
import {
  changeOneCompany,
  type OnCompanyCreated,
  readOneCompany,
  seedCompany,
  setEnabled,
  setVerified,
} from './platform-company.service.ts';
import { prepareSentFile } from './receive-file.ts';
import { changeTheme, prepareTheme } from './theme.service.ts';
import { readCompanyUsage, readStepIns } from './usage.service.ts';

/** For everybody, whatever their permissions. */
const openRoutes: readonly AnyRoute[] = [
  route(listCountries, (context) => readCountries(context)),
  route(listTypeOperations, (context) => readTypeOperations(context)),
  route(companyByUrl, (context, { query }) => readSignInPage(context, query.url)),
];

/** What people do with their own company. */
const ownRoutes: readonly AnyRoute[] = [
  route(readCompany, (context) => readProfile(context)),
  route(listStepIns, (context) => readStepIns(context)),
  route(updateCompany, (context, { body }) => updateProfile(context, body)),
  route(updateTheme, {
    before: (context, { body }) => prepareTheme(context, body),
    handle: (context, { body }, images) => changeTheme(context, body, images),
  }),
  route(listOperators, (context) => readOperators(context)),
  route(addOperator, (context, { body }) => addCompanyOperator(context, body)),
  route(removeOperator, (context, { params }) => removeCompanyOperator(context, params.id)),
  route(listAddresses, (context) => readAddresses(context)),
  route(addAddress, (context, { body }) => addCompanyAddress(context, body)),
  route(updateAddress, (context, { params, body }) => updateCompanyAddress(context, params.id, body)),
  route(removeAddress, (context, { params }) => removeCompanyAddress(context, params.id)),
  route(listDocuments, (context) => readDocuments(context)),
  route(addDocument, {
    before: (context, { body }) => prepareSentFile(context, body.file),
    handle: (context, { body }, sent) => addCompanyDocument(context, body, sent),
  }),
  route(updateDocument, (context, { params, body }) => updateCompanyDocument(context, params.id, body)),
  route(removeDocument, (context, { params }) => removeCompanyDocument(context, params.id)),
  route(associations.findCompany, (context, { query }) => findForAssociation(context, query)),
  route(associations.requestAssociation, (context, { body }) => askForAssociation(context, body)),
  route(associations.acceptAssociation, (context, { params }) => stepAssociation(context, params.id, 'accept')),
  route(associations.rejectAssociation, (context, { params }) => stepAssociation(context, params.id, 'reject')),
  route(associations.endAssociation, (context, { params }) => stepAssociation(context, params.id, 'end')),
  route(associations.favouriteAssociation, (context, { params, body }) =>
    setFavourite(context, params.id, body.favourite),
  ),
];

/** What the platform's own people do with every company. */
const platformRoutes = (onCompanyCreated: OnCompanyCreated): readonly AnyRoute[] => [
  readingRoute(readOutside, (context) => readOutsideState(context)),
  readingRoute(readUsage, (context, { params }) => readCompanyUsage(context, params.id)),
  route(platform.createCompany, (context, { body }) => seedCompany(context, body, onCompanyCreated)),
  route(platform.readPlatformCompany, (context, { params }) => readOneCompany(context, params.id)),
  route(platform.updatePlatformCompany, (context, { params, body }) => changeOneCompany(context, params.id, body)),
  route(platform.enableCompany, (context, { params, body }) => setEnabled(context, params.id, body.enable)),
  route(platform.verifyCompany, (context, { params, body }) => setVerified(context, params.id, body.verified)),
];

export function companyRoutes(onCompanyCreated: OnCompanyCreated): readonly AnyRoute[] {
  return [...openRoutes, ...ownRoutes, ...platformRoutes(onCompanyCreated)];
}

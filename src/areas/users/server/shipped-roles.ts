import { countryOrDefault } from '#countries/country.ts';
import { countryCatalogues } from '#countries/country-phrases.ts';
import { createId } from '#kernel/ids.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import type { PermissionCatalogue } from '#kernel/permission-catalogue.ts';
import { createTranslator } from '#kernel/phrases.ts';
import type { Trx } from '#platform/db/database.ts';
import { ADMIN_ROLES, shippedRolesFor } from '../contract/shipped-roles.ts';
import { en } from '../phrases/en.ts';
import { es } from '../phrases/es.ts';
import { ptBR } from '../phrases/pt-BR.ts';
import { findCompanyKind, insertRoles } from './role.repository.ts';

const say = createTranslator(countryCatalogues({ 'pt-BR': [ptBR], es: [es], en: [en] }));

/**
 * Gives a new company the shipped roles, named in the language of its country, which it may then edit. Running it again
 * adds only missing ones.
 */
export async function createShippedRoles(
  trx: Trx,
  companyId: string,
  permissions: PermissionCatalogue['roles'],
): Promise<void> {
  const company = await findCompanyKind(trx, companyId);
  const language = company.country ? countryOrDefault(company.country).languages.proposed : DEFAULT_LANGUAGE;
  const roles = shippedRolesFor(company).map((key) => ({
    id: createId(),
    key,
    name: say(language, `roles.${key}`),
    permissions: permissions[key],
    isAdmin: ADMIN_ROLES.has(key),
    shipped: true,
  }));
  await insertRoles(trx, companyId, roles);
}

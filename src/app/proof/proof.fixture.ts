import { areas } from '#app/areas.ts';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { ADMIN_ROLES } from '#areas/users/contract/shipped-roles.ts';
import { SHIPPED_ROLES, type ShippedRole } from '#kernel/area.ts';
import { createId } from '#kernel/ids.ts';
import type { Proof, Side } from '#testing/proof.ts';
import { startTestApp } from '#testing/test-app.ts';
import type { TestCompany } from '#testing/world.ts';

/** The whole product with two unrelated companies, and the platform's own. */
export async function startProof(): Promise<Proof> {
  const app = await startTestApp({ areas: areas() });
  let people = 0;

  const roles = new Map<string, Promise<string>>();
  const { database } = app.services;

  /** People of one kind share a role, as in any company. */
  const roleOf = (company: TestCompany, key: ShippedRole): Promise<string> => {
    const known = roles.get(`${company.id} ${key}`);
    if (known) return known;
    const made = seedRole(company, key, roles.size + 1);
    roles.set(`${company.id} ${key}`, made);
    return made;
  };

  const seedRole = async (company: TestCompany, key: ShippedRole, nth: number): Promise<string> => {
    const id = createId();
    const rights = { permissions: [...PERMISSION_CATALOGUE.roles[key]], is_admin: ADMIN_ROLES.has(key) };
    const values = { id, company_id: company.id, key: `${key}-${nth}`, name: `${key} ${nth}`, ...rights };
    await database.asPlatform((trx) => trx.insertInto('role').values(values).execute());
    return id;
  };

  const person: Proof['person'] = async ({ company, mark }, role, { isSuperAdmin = false } = {}) => {
    people += 1;
    const email = `${mark.toLowerCase()}-${people}@exemplo.test`;
    const user = await app.world.user({ company, isSuperAdmin, email, lastName: `Rojas ${mark}` });
    const role_id = await roleOf(company, role);
    await database.asPlatform((trx) =>
      trx.updateTable('membership_role').set({ role_id }).where('user_id', '=', user.userId).execute(),
    );
    return user;
  };

  const side = async (mark: string, taxId: string, platform = false): Promise<Side> => {
    const url = mark.toLowerCase();
    const company = await app.world.company({ name: `Transportes ${mark}`, country: 'BO', platform, url });
    await database.asPlatform((trx) =>
      trx
        .updateTable('company')
        .set({ tax_id: taxId, address: `Avenida ${mark} 12`, reference_person: `Contato ${mark}` })
        .where('id', '=', company.id)
        .execute(),
    );
    const admin = await person({ company, mark }, SHIPPED_ROLES[0], { isSuperAdmin: platform });
    return { company, mark, url, taxId, admin };
  };

  return {
    app,
    own: await side('Quebracho7', '1020304027'),
    foreign: await side('Jacaranda9', '1015151023'),
    platform: await side('Araucaria5', '1023456024', true),
    person,
    close: () => app.close(),
  };
}

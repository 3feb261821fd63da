import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { signIn } from '#areas/session/contract/session.calls.ts';
import { stepIn } from '#areas/session/contract/step-in.calls.ts';
import { startSession } from '#areas/session/server/session.fixture.ts';
import { createId } from '#kernel/ids.ts';
import type { Permission } from '#kernel/permission.ts';
import type { TestApp, TestAppOptions } from '#testing/test-app.ts';
import type { NewUser, TestCompany, TestUser } from '#testing/world.ts';

/** All permissions except the special ones, as the administrator of a test holds them. */
export const EVERYTHING = PERMISSION_CATALOGUE.roles['super-administrator'];

export interface MailRow {
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
}

/** The users area on a real app, with shorthands for its tests. */
export interface UsersApp extends TestApp {
  administrator(company: TestCompany, options?: NewUser): Promise<TestUser>;
  member(company: TestCompany, ...permissions: Permission[]): Promise<TestUser>;
  role(
    company: TestCompany,
    permissions: readonly Permission[],
    more?: { name?: string; isAdmin?: boolean; key?: string },
  ): Promise<string>;
  roleOf(user: TestUser): Promise<string>;
  assignRole(company: TestCompany, user: TestUser, roleId: string): Promise<void>;
  join(company: TestCompany, user: TestUser): Promise<void>;
  /** Another session of a super administrator, inside a company. */
  stepIn(superAdmin: TestUser, company: TestCompany): Promise<TestUser>;
  /** Signs an invited newcomer in with the password of their latest mail, which makes them a member. */
  arrive(email: string): Promise<TestUser>;
  /** Mails sent so far, oldest first. */
  mails(): Promise<readonly MailRow[]>;
  audited(entityId: string): Promise<readonly string[]>;
}

/** The temporary password in a mail, in any language. */
export const passwordIn = (mail: MailRow | undefined): string =>
  /(?:temporal|temporária|temporary password): (\S+)/.exec(mail?.text_body ?? '')?.[1] ?? '';

export async function startUsersApp(options: TestAppOptions = {}): Promise<UsersApp> {
  const app = await startSession(options);
  const { database } = app.services;
  const mails = async () => {
    await app.drain();
    return database.asPlatform((trx) =>
      trx
        .selectFrom('mail_message')
        .select(['recipient', 'subject', 'text_body'])
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    );
  };
  return {
    ...app,
    stepIn: async (superAdmin, company) => {
      const visiting = await app.world.session(superAdmin);
      const body = { companyId: company.id, reason: 'Ajuda com a importação' };
      const { status, error } = await app.call(visiting, stepIn, { body });
      if (status !== 200) throw new Error(`did not step in: ${error.code}`);
      return visiting;
    },
    administrator: (company, more = {}) => app.world.user({ company, permissions: EVERYTHING, isAdmin: true, ...more }),
    member: (company, ...permissions) => app.world.user({ company, permissions }),
    role: async (company, permissions, { name, isAdmin = false, key } = {}) => {
      const id = createId();
      await database.asPlatform((trx) =>
        trx
          .insertInto('role')
          .values({
            id,
            company_id: company.id,
            key: key ?? `role-${id}`,
            name: name ?? `Função ${id}`,
            permissions: [...permissions],
            is_admin: isAdmin,
          })
          .execute(),
      );
      return id;
    },
    roleOf: async (user) => {
      const held = await database.asPlatform((trx) =>
        trx
          .selectFrom('membership_role')
          .select('role_id')
          .where('user_id', '=', user.userId)
          .executeTakeFirstOrThrow(),
      );
      return held.role_id;
    },
    assignRole: async (company, user, roleId) => {
      await database.asPlatform((trx) =>
        trx
          .insertInto('membership_role')
          .values({ company_id: company.id, user_id: user.userId, role_id: roleId })
          .execute(),
      );
    },
    join: async (company, user) => {
      await database.asPlatform((trx) =>
        trx.insertInto('membership').values({ id: createId(), company_id: company.id, user_id: user.userId }).execute(),
      );
    },
    mails,
    arrive: async (email) => {
      const password = passwordIn((await mails()).findLast(({ recipient }) => recipient === email));
      const { body } = await app.call(null, signIn, { body: { email, password } });
      return { userId: body.userId, email, companyId: null, sessionId: '', token: body.accessToken };
    },
    audited: async (entityId) => {
      const entries = await database.asPlatform((trx) =>
        trx.selectFrom('audit_entry').select('action').where('entity_id', '=', entityId).orderBy('id').execute(),
      );
      return entries.map(({ action }) => action);
    },
  };
}

import { hash } from '@node-rs/argon2';
import { createId } from '#kernel/ids.ts';
import { signAccessToken } from '#platform/http/access-token.ts';
import type { Services } from '#platform/services.ts';

export interface TestCompany {
  readonly id: string;
  readonly name: string;
}

export interface TestUser {
  readonly userId: string;
  readonly email: string;
  readonly companyId: string | null;
  readonly sessionId: string;
  readonly token: string;
}

export const TEST_PASSWORD = 'Caminho-1234';
let passwordHash: Promise<string> | undefined;

export interface NewUser {
  readonly company?: TestCompany;
  readonly permissions?: readonly string[];
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly isAdmin?: boolean;
  readonly isSuperAdmin?: boolean;
  readonly roleKey?: string;
  readonly language?: string;
}

/** Records that tests need before they start, written directly into the database. */
export interface World {
  company(options?: { name?: string; country?: string; platform?: boolean; url?: string }): Promise<TestCompany>;
  /** A signed-in person; with a company they hold the given permissions there through one role. */
  user(options?: NewUser): Promise<TestUser>;
  /** Another session of the same person. */
  session(user: TestUser): Promise<TestUser>;
}

/** The services needed to write into a database and to sign in a person. */
export interface WorldServices extends Pick<Services, 'database' | 'now'> {
  readonly config: Pick<Services['config'], 'AUTH_SECRET'>;
}

export function createWorld(services: WorldServices): World {
  let counter = 0;

  const openSession = async (userId: string, companyId: string | null) => {
    const sessionId = createId();
    await services.database.asPlatform((trx) =>
      trx
        .insertInto('user_session')
        .values({
          id: sessionId,
          user_id: userId,
          company_id: companyId,
          refresh_hash: createId(),
          expires_at: new Date(Date.now() + 86_400_000),
          // As if the password had just been confirmed; what happens without that has tests of its own.
          confirmed_at: services.now(),
        })
        .execute(),
    );
    return {
      sessionId,
      token: await signAccessToken(services.config.AUTH_SECRET, { sessionId, userId }, services.now()),
    };
  };

  return {
    company: async ({ name, country = 'BO', platform = false, url } = {}) => {
      const id = createId();
      counter += 1;
      const companyName = name ?? `Transportes ${counter}`;
      await services.database.asPlatform((trx) =>
        trx
          .insertInto('company')
          .values({ id, company_name: companyName, country_code: country, is_platform: platform, url: url ?? null })
          .execute(),
      );
      return { id, name: companyName };
    },

    user: async (options = {}) => {
      counter += 1;
      const userId = createId();
      const companyId = options.company?.id ?? null;
      const email = options.email ?? `pessoa${counter}-${userId.slice(-6)}@exemplo.test`;
      passwordHash ??= hash(TEST_PASSWORD);
      const password_hash = await passwordHash;
      await services.database.asPlatform(async (trx) => {
        await trx
          .insertInto('app_user')
          .values({
            id: userId,
            email,
            first_name: options.firstName ?? 'Ana',
            last_name: options.lastName ?? `Rojas ${counter}`,
            language: options.language ?? null,
            is_super_admin: options.isSuperAdmin ?? false,
            password_hash,
            password_temporary: false,
            activated_at: new Date(),
            selected_company_id: companyId,
            home_company_id: companyId,
          })
          .execute();
        if (!companyId) return;
        await trx.insertInto('membership').values({ id: createId(), company_id: companyId, user_id: userId }).execute();
        const roleId = createId();
        const key = options.roleKey ?? `role-${roleId}`;
        await trx
          .insertInto('role')
          .values({
            id: roleId,
            company_id: companyId,
            key,
            name: key,
            permissions: [...(options.permissions ?? [])],
            is_admin: options.isAdmin ?? false,
          })
          .execute();
        await trx
          .insertInto('membership_role')
          .values({ company_id: companyId, user_id: userId, role_id: roleId })
          .execute();
      });
      return { userId, email, companyId, ...(await openSession(userId, companyId)) };
    },

    session: async (user) => ({ ...user, ...(await openSession(user.userId, user.companyId)) }),
  };
}

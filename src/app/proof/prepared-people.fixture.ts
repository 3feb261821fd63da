import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createWorld, type TestUser } from '#testing/world.ts';

export interface PreparedPeople {
  readonly admin: TestUser;
  readonly operator: TestUser;
}

/** A company with its administrator and an operator, inserted directly, so that the start loads no demo. */
export async function preparePeople(databaseUrl: string): Promise<PreparedPeople> {
  const database = openDatabase(databaseUrl, { max: 2 });
  try {
    // They sign in with their password; the token created with them is not used.
    const world = createWorld({ database, now: () => new Date(), config: { AUTH_SECRET: 'unused'.repeat(8) } });
    const company = await world.company();
    const permissions = PERMISSION_CATALOGUE.roles['company-administrator'];
    return {
      admin: await world.user({ company, isAdmin: true, permissions }),
      operator: await world.user({ company }),
    };
  } finally {
    await database.close();
  }
}

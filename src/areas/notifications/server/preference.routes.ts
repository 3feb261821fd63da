import { companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { readPreferences, updatePreferences } from '../contract/preference.calls.ts';
import { allPreferences, mayBeMuted } from '../rules/notification-preference.ts';
import { readChosen, storeChosen } from './preference.repository.ts';

const present = async (trx: Trx) => ({
  preferences: allPreferences(await readChosen(trx)).map((preference) => ({
    ...preference,
    mayBeMuted: mayBeMuted(preference.type),
  })),
});

export const preferenceRoutes: readonly AnyRoute[] = [
  route(readPreferences, ({ trx }) => present(trx)),
  route(updatePreferences, async ({ trx, actor }, { body }) => {
    await storeChosen(trx, { companyId: companyOf(actor), userId: actor.userId }, body.preferences);
    return present(trx);
  }),
];

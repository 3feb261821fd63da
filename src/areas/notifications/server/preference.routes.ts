import { companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { spelledOut } from '../contract/preference.calls.ts';
import type { NotificationKinds } from '../rules/notification-kinds.ts';
import { allPreferences, mayBeMuted } from '../rules/notification-preference.ts';
import { readChosen, storeChosen } from './preference.repository.ts';

export function preferenceRoutes(kinds: NotificationKinds): readonly AnyRoute[] {
  const { readPreferences, updatePreferences } = spelledOut(kinds);
  const present = async (trx: Trx) => ({
    preferences: allPreferences(kinds, await readChosen(trx)).map((preference) => ({
      ...preference,
      mayBeMuted: mayBeMuted(kinds.get(preference.type)),
    })),
  });
  return [
    route(readPreferences, ({ trx }) => present(trx)),
    route(updatePreferences, async ({ trx, actor }, { body }) => {
      await storeChosen(trx, { companyId: companyOf(actor), userId: actor.userId }, body.preferences);
      return present(trx);
    }),
  ];
}

import type { DemoAccount } from '#areas/session/contract/session.calls.ts';
import { createShippedRoles } from '#areas/users/server/index.ts';
import type { AreaServer } from '#platform/area.ts';
import { importTargets } from './import-targets.ts';
import { notificationKinds } from './notification-kinds.ts';
import { PERMISSION_CATALOGUE } from './permission-catalogue.ts';
import { SERVERS } from './servers.gen.ts';

/** Every area in the order of the layers; also connects the few places where a lower area calls a higher one. */
export function areas({ demoAccounts = [] }: { demoAccounts?: readonly DemoAccount[] } = {}): AreaServer[] {
  const { session, companies, users, notifications, imports, ...others } = SERVERS;
  return [
    session({ demoAccounts }),
    companies({ onCompanyCreated: (trx, id) => createShippedRoles(trx, id, PERMISSION_CATALOGUE.roles) }),
    users,
    notifications(notificationKinds),
    imports(importTargets),
    ...Object.values(others),
  ];
}

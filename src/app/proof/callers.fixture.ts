import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { SHIPPED_ROLES, type ShippedRole } from '#kernel/area.ts';
import type { AnyCall } from '#kernel/list-definition.ts';
import { holds } from '#kernel/permission.ts';
import type { Proof, Side } from '#testing/proof.ts';
import type { TestUser } from '#testing/world.ts';

type State = 'nobody' | 'member' | 'super' | 'disabled' | 'temporary' | 'former';

export interface Caller {
  readonly name: string;
  readonly state: State;
  /** The caller's company; without a sign-in, the company of the request. */
  readonly side: Side;
  readonly held: ReadonlySet<string>;
  readonly user: TestUser | null;
  /** Another user of the same kind. */
  readonly again: () => Promise<Caller>;
}

const ADMINISTRATOR: ShippedRole = 'company-administrator';

/** Every kind of caller: each role, the administrator of another company, and those without any role. */
export async function everybody(proof: Proof): Promise<Caller[]> {
  const { own, foreign, platform } = proof;
  const members = SHIPPED_ROLES.map((role) => make(proof, 'member', own, role));
  return [
    nobody(own),
    ...(await Promise.all(members)),
    await make(proof, 'member', foreign, ADMINISTRATOR),
    await make(proof, 'super', platform, 'super-administrator'),
    await make(proof, 'disabled', own, ADMINISTRATOR),
    await make(proof, 'temporary', own, ADMINISTRATOR),
    await make(proof, 'former', own, ADMINISTRATOR),
  ];
}

const nobody = (side: Side): Caller => ({
  name: 'nobody',
  state: 'nobody',
  side,
  held: new Set(),
  user: null,
  again: async () => nobody(side),
});

async function make(proof: Proof, state: State, side: Side, role: ShippedRole): Promise<Caller> {
  // A reply with their own name must not look like data of the company, so the name has no mark.
  const named = state === 'former' ? { ...side, mark: 'Ninguem' } : side;
  const user = await proof.person(named, role, { isSuperAdmin: state === 'super' });
  await proof.app.services.database.asPlatform(async (trx) => {
    if (state === 'disabled')
      await trx.updateTable('app_user').set({ enabled: false }).where('id', '=', user.userId).execute();
    if (state === 'temporary')
      await trx.updateTable('app_user').set({ password_temporary: true }).where('id', '=', user.userId).execute();
    if (state === 'former')
      await trx.updateTable('membership').set({ enabled: false }).where('user_id', '=', user.userId).execute();
  });
  return {
    name: `${state === 'member' ? role : state} of ${side.mark}`,
    state,
    side,
    held: state === 'former' ? new Set() : new Set(PERMISSION_CATALOGUE.roles[role]),
    user,
    again: () => make(proof, state, side, role),
  };
}

/** What the contract says about a caller, independent of the request. */
export function verdict({ access, beforeNewPassword, scope }: AnyCall, { state, held }: Caller): string | 'allowed' {
  if (access === 'public' || access === 'link') return 'allowed';
  if (state === 'nobody' || state === 'disabled') return 'request.signInRequired';
  if (state === 'temporary' && !beforeNewPassword) return 'request.newPasswordDue';
  if (access !== 'signed-in' && !holds(held, access.permission)) return 'request.forbidden';
  if (scope === 'platform' && state !== 'super') return 'request.forbidden';
  return 'allowed';
}

import { seedMember } from '#areas/session/proof/member.fixture.ts';
import * as invitations from '#areas/users/contract/invitation.calls.ts';
import * as roles from '#areas/users/contract/role.calls.ts';
import * as users from '#areas/users/contract/user.calls.ts';
import { companyUserList, userList } from '#areas/users/contract/user.list.ts';
import { example, listExamples, type Scene } from '#testing/example.ts';
import { fresh, freshMail, type Proof } from '#testing/proof.ts';
import {
  plainRole,
  seedInvitation,
  seedPending,
  seedReceivedInvitation,
  seedRole,
  sweepRoles,
} from './user-records.fixture.ts';

const member = async ({ proof, side }: Scene) => (await seedMember(proof, side)).userId;
const ofCompany = ({ side }: Scene) => ({ ofCompany: side.company.id });
/** The caller is asked, or somebody of the other company. */
const invited = ({ side, caller }: Scene) => (caller.companyId === side.company.id ? caller : side.admin);
const names = { firstName: 'Nora', lastName: 'Vargas' };

async function seedIdentity({ app }: Proof, userId: string): Promise<string> {
  const document = `${4_000_000 + fresh()}`;
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('app_user').set({ document_id: document }).where('id', '=', userId).execute(),
  );
  return document;
}

export const examples = [
  ...listExamples(userList, 'mail'),
  ...listExamples(companyUserList, 'mail', ofCompany),
  example(users.inviteUser, 'refused', async ({ proof, side }) => ({
    body: { email: freshMail(), ...names, roles: [await plainRole(proof, side)] },
  })),
  example(invitations.listInvitations, 'none', async ({ proof, side }) => {
    await seedInvitation(proof, side);
    return {};
  }),
  example(invitations.sendInvitationAgain, 'refused', async ({ proof, side }) => ({
    params: { id: await seedInvitation(proof, side) },
  })),
  example(invitations.cancelInvitation, 'refused', async ({ proof, side }) => ({
    params: { id: await seedInvitation(proof, side) },
  })),
  example(invitations.receivedInvitations, 'none', () => ({})),
  example(invitations.acceptInvitation, 'refused', async (scene) => ({
    params: { id: await seedReceivedInvitation(scene.proof, invited(scene)) },
  })),
  example(invitations.declineInvitation, 'refused', async (scene) => ({
    params: { id: await seedReceivedInvitation(scene.proof, invited(scene)) },
  })),
  example(users.inviteAgain, 'refused', async ({ proof, side }) => ({
    params: { id: (await seedPending(proof, side)).userId },
  })),
  example(users.readUser, 'refused', async (scene) => ({ params: { id: await member(scene) } })),
  example(users.updateUser, 'refused', async (scene) => ({
    params: { id: await member(scene) },
    body: { ...names, roles: [await plainRole(scene.proof, scene.side)], version: 2 },
  })),
  example(users.enableUser, 'refused', async (scene) => ({
    params: { userId: await member(scene) },
    body: { enable: true },
  })),
  example(users.disableUser, 'refused', async (scene) => ({
    body: { userId: await member(scene), enable: false as const },
  })),
  example(users.findByIdentityNumber, 'harmless', async (scene) => ({
    params: { id: await seedIdentity(scene.proof, await member(scene)) },
  })),
  example(roles.listRoles, 'none', () => ({})),
  example(roles.createRole, 'none', async ({ proof, side }) => {
    await sweepRoles(proof, side);
    return { body: { name: `Função ${fresh()}`, permissions: ['notifications'] } };
  }),
  example(roles.updateRole, 'refused', async ({ proof, side }) => ({
    params: { id: await seedRole(proof, side) },
    body: { name: `Função ${fresh()}`, permissions: [], isAdmin: false, version: 1 },
  })),
  example(roles.removeRole, 'refused', async ({ proof, side }) => ({ params: { id: await seedRole(proof, side) } })),
  example(roles.permissionCatalogue, 'none', () => ({})),
];

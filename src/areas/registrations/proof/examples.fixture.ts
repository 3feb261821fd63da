import { seesPartnersOf } from '#areas/partners/contract/partner.permissions.ts';
import { holds } from '#kernel/permission.ts';
import { type Example, example, listExamples, type Scene } from '#testing/example.ts';
import * as register from '../contract/register.calls.ts';
import * as calls from '../contract/registration.calls.ts';
import { registrationList } from '../contract/registration.list.ts';
import { formOf, seedInvitation } from './registration-records.fixture.ts';

const OPEN = { open: 'whoever holds the link may, whoever they are' } as const;
/** Transport companies are visible per country. */
const traits = { allows: (held: ReadonlySet<string>) => holds(held, seesPartnersOf('transport', 'BO')) };
const link = async (scene: Scene) => (await seedInvitation(scene)).alias;
/** One white pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

export const examples: readonly Example[] = [
  ...listExamples(registrationList, 'invitedBy'),
  example(
    calls.inviteRegistration,
    'none',
    async ({ side }) => ({ body: { country: 'BO' as const, recipient: side.mark } }),
    traits,
  ),
  example(
    calls.readRegistration,
    'refused',
    async (scene) => ({ params: { id: (await seedInvitation(scene, 'waiting')).id } }),
    traits,
  ),
  example(
    calls.revokeInvitation,
    'refused',
    async (scene) => ({ params: { id: (await seedInvitation(scene)).id } }),
    traits,
  ),
  example(
    calls.approveRegistration,
    'refused',
    async (scene) => {
      const { id, version } = await seedInvitation(scene, 'waiting');
      return { params: { id }, body: { version } };
    },
    traits,
  ),
  example(
    calls.refuseRegistration,
    'refused',
    async (scene) => {
      const { id, version } = await seedInvitation(scene, 'waiting');
      return { params: { id }, body: { version, reason: 'La placa no se lee' } };
    },
    traits,
  ),
  example(register.readRegister, OPEN, async (scene) => ({ query: { link: await link(scene) } })),
  example(register.followRegister, OPEN, async (scene) => ({ query: { link: await link(scene) } })),
  example(register.sendRegister, OPEN, async (scene) => ({ body: { link: await link(scene), ...formOf(scene) } })),
  example(register.uploadRegisterFile, OPEN, async (scene) => ({
    body: { link: await link(scene), fileName: 'licencia.png', content: PIXEL },
  })),
  example(register.readRegisterDriver, OPEN, async (scene) => ({ body: { link: await link(scene), content: PIXEL } })),
  example(register.readRegisterVehicle, OPEN, async (scene) => ({ body: { link: await link(scene), content: PIXEL } })),
];

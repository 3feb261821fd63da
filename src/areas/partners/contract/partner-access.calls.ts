import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { PARTNER_RIGHTS } from './partner.permissions.ts';
import { accessUserShape } from './partner.shapes.ts';
import { PARTNER_WIRE } from './partner-wire.ts';

export const listAccessCandidates = defineCall({
  id: `${PARTNER_WIRE.transport.id}.candidates`,
  method: 'GET',
  path: `${PARTNER_WIRE.transport.path}/users`,
  summary: 'Members of the own company who can be given access to a transport company.',
  access: { permission: PARTNER_RIGHTS.transport.write },
  reply: z.object({ users: z.array(accessUserShape) }),
});

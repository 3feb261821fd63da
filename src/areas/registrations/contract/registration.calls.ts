import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';
import { INVITATION_DAYS_DEFAULT, INVITATION_DAYS_MAX } from '../rules/registration.ts';
import { WRITE_REGISTRATIONS } from './registration.permissions.ts';
import { invitationShape, registrationShape } from './registration.shapes.ts';

const access = { permission: WRITE_REGISTRATIONS } as const;
const params = z.object({ id: idShape });
const reply = z.object({ registration: registrationShape });

export const inviteRegistration = defineCall({
  id: 'registrations.invite',
  method: 'POST',
  path: '/company/registrations',
  summary: 'Makes an invitation by which a transport company or a driver registers itself; its address is shown once.',
  access,
  status: 201,
  idempotent: true,
  rateLimit: { max: 60, seconds: 60, by: 'user' },
  body: invitationShape.extend({
    days: z.number().int().min(1).max(INVITATION_DAYS_MAX).default(INVITATION_DAYS_DEFAULT),
  }),
  reply: z.object({
    registration: registrationShape,
    url: z.string(),
    /** Ready to be sent, in the language of the invitation. */
    message: z.object({ text: z.string(), whatsapp: z.string(), mail: z.string() }),
  }),
});

export const readRegistration = defineCall({
  id: 'registrations.read',
  method: 'GET',
  path: '/company/registrations/{id}',
  summary: 'An invitation with what was sent by it, what the company has of it already, and its history.',
  access,
  params,
  reply,
});

export const revokeInvitation = defineCall({
  id: 'registrations.revoke',
  method: 'DELETE',
  path: '/company/registrations/{id}',
  summary: 'Ends the link of an invitation at once; what was sent by it stays. Ending it again changes nothing.',
  access,
  params,
  reply,
});

export const approveRegistration = defineCall({
  id: 'registrations.approve',
  method: 'PUT',
  path: '/company/registrations/{id}/approve',
  summary:
    'Makes transport company, drivers and vehicles of a registration; what the company has already is taken as it is.',
  access,
  params,
  body: z.strictObject({ version: versionShape }),
  reply,
});

export const refuseRegistration = defineCall({
  id: 'registrations.refuse',
  method: 'PUT',
  path: '/company/registrations/{id}/refuse',
  summary: 'Refuses a registration with a reason, which its sender reads and may correct.',
  access,
  params,
  body: z.strictObject({ version: versionShape, reason: textShape() }),
  reply,
});

import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { INVITATIONS_PER_HOUR, OPEN_INVITATIONS_SHOWN } from '../rules/limits.ts';
import { READ_USERS, WRITE_USERS } from './user-rights.ts';

/** What a company knows about somebody it has invited: only what it typed itself, whether they have an account or not. */
export const invitationShape = z.object({
  _id: idShape,
  mail: z.string(),
  roles: z.array(z.object({ _id: idShape, name: z.string() })),
  createdAt: z.string(),
  sentAt: z.string(),
});
export type InvitationView = z.output<typeof invitationShape>;

const id = z.object({ id: idShape });

export const listInvitations = defineCall({
  id: 'users.invitations',
  method: 'GET',
  path: '/company/invitations',
  summary: `The invitations of the current company that wait for an answer, newest first, at most ${OPEN_INVITATIONS_SHOWN}.`,
  access: { permission: READ_USERS },
  reply: z.object({ invitations: z.array(invitationShape) }),
});

export const sendInvitationAgain = defineCall({
  id: 'users.sendInvitationAgain',
  method: 'POST',
  path: '/company/invitations/{id}/send',
  summary: 'Sends the mail of an invitation again; somebody who never signed in receives a fresh temporary password.',
  access: { permission: WRITE_USERS },
  idempotent: true,
  rateLimit: { max: INVITATIONS_PER_HOUR, seconds: 3600, by: 'user' },
  params: id,
  reply: invitationShape,
});

export const cancelInvitation = defineCall({
  id: 'users.cancelInvitation',
  method: 'DELETE',
  path: '/company/invitations/{id}',
  summary: 'Takes an invitation back that was not answered yet.',
  access: { permission: WRITE_USERS },
  params: id,
  reply: z.object({ _id: idShape }),
});

/** An invitation as the invited person sees it. */
export const receivedInvitationShape = z.object({
  _id: idShape,
  companyId: idShape,
  companyName: z.string(),
  /** Who invites them. */
  inviter: z.string(),
  sentAt: z.string(),
});
export type ReceivedInvitation = z.output<typeof receivedInvitationShape>;

export const receivedInvitations = defineCall({
  id: 'users.receivedInvitations',
  method: 'GET',
  path: '/users/invitations',
  summary: 'The invitations of companies that wait for the caller’s answer.',
  access: 'signed-in',
  reply: z.object({ invitations: z.array(receivedInvitationShape) }),
});

export const acceptInvitation = defineCall({
  id: 'users.acceptInvitation',
  method: 'POST',
  path: '/users/invitations/{id}/accept',
  summary: 'Joins the company that invited the caller; from then on it sees their name, mail, phone and photo.',
  access: 'signed-in',
  params: id,
  reply: z.object({ companyId: idShape }),
});

export const declineInvitation = defineCall({
  id: 'users.declineInvitation',
  method: 'POST',
  path: '/users/invitations/{id}/decline',
  summary: 'Declines an invitation; the company learns nothing else about the caller.',
  access: 'signed-in',
  params: id,
  reply: z.object({ _id: idShape }),
});

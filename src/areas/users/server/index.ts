import type { AreaServer } from '#platform/area.ts';
import { deliverInvitationJob } from './deliver-invitation.job.ts';
import { joinOnFirstSignIn } from './invitation-answer.service.ts';
import { invitationReminder } from './invitation-reminder.ts';
import { membersOfCompanies, memberWorkplaces } from './member.repository.ts';
import { createShippedRoles } from './shipped-roles.ts';
import { userRoutes } from './user.routes.ts';
import { companyUserSource, userSource } from './user-list.repository.ts';

export const usersServer: AreaServer = {
  name: 'users',
  routes: userRoutes,
  lists: [userSource, companyUserSource],
  jobs: [deliverInvitationJob],
  listeners: [joinOnFirstSignIn, invitationReminder],
  provides: [memberWorkplaces, membersOfCompanies],
};

export { createShippedRoles };

import { z } from 'zod';
import {
  builtInAccounts,
  createTemporaryPassword,
  issueTemporaryPassword,
  personFor,
} from '#areas/session/server/index.ts';
import { createId } from '#kernel/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { PERMISSIONS_CHANGED } from '../contract/realtime-events.ts';
import { attachPerson, lockPending } from './invitation.repository.ts';
import { mailLanguage, passwordMail, questionMail } from './invitation-mail.ts';

/**
 * Finds out whose address was invited, and mails them: an account is made for somebody new, who gets a temporary
 * password; who has one is asked. The company that invites learns neither.
 */
export const deliverInvitationJob = defineJob({
  name: 'users.deliverInvitation',
  queue: 'mail',
  payload: z.object({ invitationId: z.uuid(), origin: z.string() }),
  run: async ({ invitationId, origin }, services) => {
    const temporary = await createTemporaryPassword();
    await services.database.asPlatform(async (trx) => {
      const invitation = await lockPending(trx, invitationId);
      if (!invitation) return;
      const { companyId, companyName: company, inviter } = invitation;
      const person = await personFor(trx, { ...invitation, id: createId(), homeCompanyId: companyId });
      await attachPerson(trx, invitation.id, person.id);
      if (!person.enabled) return;
      const facts = {
        words: { name: person.firstName, email: person.email, company, inviter },
        language: mailLanguage(person.language, invitation.language, invitation.companyCountry),
        origin,
        now: services.now(),
        timeZone: invitation.timeZone,
      };
      if (person.activatedAt !== null) {
        await services.mail.send(trx, questionMail(services, facts));
        await services.realtime.publish(trx, { userId: person.id }, PERMISSIONS_CHANGED, { companyId });
        return;
      }
      const isBuiltIn = builtInAccounts(services.config);
      if (isBuiltIn) await issueTemporaryPassword(trx, services, person.id, temporary);
      await services.mail.send(trx, passwordMail(services, facts, isBuiltIn ? temporary.password : null));
    });
  },
});

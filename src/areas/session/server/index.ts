import type { AreaServer } from '#platform/area.ts';
import type { DemoAccount } from '../contract/session.calls.ts';
import { workplaces } from './account.repository.ts';
import { sessionFileReaders } from './file-readers.repository.ts';
import { recoveryJob } from './recovery.job.ts';
import { sessionRoutes } from './session.routes.ts';
import { companyOfSession, notificationsOfSession } from './session-user.repository.ts';
import { endStepInJob } from './step-in.service.ts';

/** Sign-in, passwords, sessions and the own profile. */
export function createSessionServer({ demoAccounts = [] }: { demoAccounts?: readonly DemoAccount[] } = {}): AreaServer {
  return {
    name: 'session',
    routes: sessionRoutes(demoAccounts),
    jobs: [recoveryJob, endStepInJob],
    fileReaders: sessionFileReaders,
    needs: [workplaces, companyOfSession, notificationsOfSession],
  };
}

export { PASSWORD_REMINDER_MS } from '../rules/lifetimes.ts';
/** What higher areas provide. */
export { signingIn, type Workplace, workplaces } from './account.repository.ts';
export { builtInAccounts } from './accounts.ts';
export { createTemporaryPassword, issueTemporaryPassword, type TemporaryPassword } from './password.service.ts';
export { hashPassword } from './password-hash.ts';
/** A user's own data, written for higher areas. */
export {
  forgetPushToken,
  homeOf,
  personFor,
  readPushToken,
  setHome,
  setSuperAdministrator,
  updatePerson,
} from './person.repository.ts';
export { type ReminderRequest, remindersDue } from './reminder.service.ts';
export { revokeSessions } from './revoke-sessions.ts';
export { companyOfSession, notificationsOfSession } from './session-user.repository.ts';
export { steppedIn } from './step-in.events.ts';

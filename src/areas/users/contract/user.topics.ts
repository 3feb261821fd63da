import { type AreaTopics, showing } from '#kernel/topics.ts';
import { READ_COMPANIES, READ_USERS } from './user-rights.ts';

export const topics: AreaTopics = {
  topics: {
    user: {
      company: { holders: READ_USERS },
      self: { named: 'everybody' },
      platform: { platform: READ_COMPANIES },
    },
    role: { company: { holders: READ_USERS } },
    invitation: { company: { holders: READ_USERS }, self: { named: 'everybody' } },
  },
  shows: [
    ...showing(['users.list', 'companyUsers.list'], { user: null }),
    ...showing(['users.read'], { user: 'id', role: null }),
    ...showing(['users.roles', 'users.permissions'], { role: null }),
    ...showing(['users.invitations', 'users.receivedInvitations'], { invitation: null }),
  ],
};

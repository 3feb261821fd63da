import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';
import { rolesEn } from './roles/en.ts';
import { screensEn } from './screens/en.ts';

const users = {
  title: 'Users',
  added_one: '{{count}} new user, show',
  added_other: '{{count}} new users, show',
  columns: {
    fullName: 'Name',
    mail: 'E-mail',
    phone: 'Phone',
    roles: 'Roles',
    status: 'Status',
    createdAt: 'Since',
    lastSeenAt: 'Last seen',
  },
  filters: { mail: 'E-mail', name: 'Name', phone: 'Phone', roles: 'Roles', status: 'Status' },
  values: { status: { active: 'Active', disabled: 'Disabled', pending: 'Pending' } },
};

export const en: Translation<typeof ptBR> = {
  lists: { users, companyUsers: { ...users, title: 'Users of the company' } },
  errors: {
    users: {
      beyondOwnRights: 'This goes beyond your own rights. Ask an administrator of the company.',
      lastAdministrator: 'The company needs at least one enabled administrator.',
      notYourself: 'You cannot disable yourself.',
      ownAdministration: 'You cannot take the administration of the company from yourself.',
      belongsElsewhere:
        'The account of this person belongs to another company: only they or that company change their name, phone and photo.',
      alreadyActive:
        'This person has already signed in with their own password; if it is forgotten, the sign-in page recovers it.',
      disabled: 'This user is disabled. Enable them before sending the invitation.',
      roleInUse: 'This role is still held by {{count}} user(s).',
      roleShipped: 'This role came with the company: it can be edited, but not removed.',
      roleNameTaken: 'There is already a role with this name.',
      tooManyRoles: 'Limit reached! At most {{count}} roles.',
      administratorNeeds: 'An administrator role must be able to see and manage users.',
    },
  },
  roles: rolesEn,
  users: {
    ...screensEn,
    reminders: { password: 'The temporary password of {{name}} ends on {{at}}.' },
    mails: {
      invitation: {
        subject: '{{company}} invited you to Tropeiro',
        greeting: 'Hello, {{name}}!',
        invited: '{{inviter}} created an account for you at {{company}} on Tropeiro.',
        user: 'Your user name: {{email}}',
        password: 'Your temporary password: {{password}}',
        validity: 'It is good until {{until}} (La Paz time). When you sign in, you will choose a password of your own.',
        provider: 'Sign in with the account you already use at your organisation.',
        ignore: 'If you did not expect this invitation, ignore this message.',
        action: 'Sign in to Tropeiro',
      },
      question: {
        subject: '{{company}} invited you on Tropeiro',
        invited: '{{inviter}} invited you to work with {{company}} on Tropeiro as well.',
        decide: 'Sign in with your usual user and password, and accept or decline the invitation on your profile.',
        unseen: 'Until you accept, {{company}} sees nothing about you.',
        action: 'See the invitation',
      },
    },
  },
};

import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  users: {
    label: label('Usuários', 'Usuarios', 'Users'),
    order: 180,
    names: {
      'users-read': {
        label: label('Ver usuários', 'Ver usuarios', 'See users'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
      'users-write': {
        label: label('Gerir usuários e funções', 'Gestionar usuarios y roles', 'Manage users and roles'),
        roles: ['shipper', 'transport-company'],
      },
      'users-write-operator': {
        label: label(
          'Gerir usuários com menos direitos',
          'Gestionar usuarios con menos derechos',
          'Manage users with fewer rights',
        ),
        roles: ['shipper', 'transport-company'],
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

export const screens = defineScreens({
  users: {
    path: 'users',
    guard: 'open',
    menu: {
      group: 'configuration',
      order: 20,
      shownTo: { anyOf: ['users-read', 'users-write', 'users-write-operator'] },
    },
    platform: true,
  },
  companyUsers: { path: 'companies/{companyName}/{companyId}/users', guard: 'companies-read' },
});

/** The people of a company and the roles they hold. */
export const area = defineArea({
  tables: ['membership', 'membership_invitation', 'membership_invitation_role', 'membership_role', 'role'],
  permissions,
  screens,
  menu: {
    users: label('Usuários', 'Usuarios', 'Users'),
  },
  actions: {
    inviteUser: label('Convidar usuário', 'Invitar usuario', 'Invite a user'),
  },
});

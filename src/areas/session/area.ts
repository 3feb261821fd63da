import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  'support-chat': {
    label: label('Suporte', 'Soporte', 'Support'),
    order: 270,
    names: {
      'support-chat': {
        label: label('Conversar com o suporte', 'Conversar con soporte', 'Chat with support'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'trucker', 'client'],
      },
    },
  },
  actions: {
    label: label('Ações', 'Acciones', 'Actions'),
    order: 280,
    names: {
      'download-listings': {
        label: label('Baixar listas', 'Descargar listados', 'Download lists'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
      'download-reports': {
        label: label('Baixar relatórios', 'Descargar reportes', 'Download reports'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
    },
  },
  features: {
    label: label('Recursos por empresa', 'Funciones por empresa', 'Features by company'),
    order: 290,
    names: {},
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

export const screens = defineScreens({
  signIn: { path: 'login', guard: 'public' },
  recoverPassword: { path: 'login/{resetPassword}', guard: 'public' },
  home: { path: '', guard: 'open' },
  profile: { path: 'profile', guard: 'open', menu: { group: 'profile', order: 10 }, platform: true },
  comingSoon: { path: 'coming-soon', guard: 'public' },
});

/** Signing in, passwords and the own profile, and what belongs to the product as a whole. */
export const area = defineArea({
  tables: ['app_user', 'attempt_budget', 'password_recovery', 'sign_in_failure', 'step_in', 'user_session'],
  permissions,
  screens,
  menu: {
    profile: label('Perfil', 'Perfil', 'Profile'),
  },
});

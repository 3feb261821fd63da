import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';
import { rolesEs } from './roles/es.ts';
import { screensEs } from './screens/es.ts';

const users = {
  title: 'Usuarios',
  added_one: '{{count}} nuevo usuario, mostrar',
  added_other: '{{count}} nuevos usuarios, mostrar',
  columns: {
    fullName: 'Nombre',
    mail: 'Correo',
    phone: 'Teléfono',
    roles: 'Roles',
    status: 'Estado',
    createdAt: 'Desde',
    lastSeenAt: 'Último acceso',
  },
  filters: { mail: 'Correo', name: 'Nombre', phone: 'Teléfono', roles: 'Roles', status: 'Estado' },
  values: { status: { active: 'Activo', disabled: 'Desactivado', pending: 'Pendiente' } },
};

export const es: Translation<typeof ptBR> = {
  lists: { users, companyUsers: { ...users, title: 'Usuarios de la empresa' } },
  errors: {
    users: {
      beyondOwnRights: 'Esto va más allá de sus propios derechos. Pídalo a un administrador de la empresa.',
      lastAdministrator: 'La empresa necesita al menos un administrador activo.',
      notYourself: 'No puede desactivarse a sí mismo.',
      ownAdministration: 'No puede quitarse a sí mismo la administración de la empresa.',
      belongsElsewhere:
        'La cuenta de esta persona pertenece a otra empresa: solo ella o esa empresa cambia su nombre, teléfono y foto.',
      alreadyActive:
        'Esta persona ya entró con su propia contraseña; si la olvidó, puede recuperarla en la pantalla de ingreso.',
      disabled: 'Este usuario está desactivado. Actívelo antes de enviar la invitación.',
      roleInUse: 'Este rol aún lo usan {{count}} usuario(s).',
      roleShipped: 'Este rol vino con la empresa: se puede editar, pero no eliminar.',
      roleNameTaken: 'Ya existe un rol con este nombre.',
      tooManyRoles: '¡Límite alcanzado! Máximo {{count}} roles.',
      administratorNeeds: 'Un rol de administrador necesita poder ver y gestionar usuarios.',
    },
  },
  roles: rolesEs,
  users: {
    ...screensEs,
    reminders: { password: 'La contraseña temporal de {{name}} termina el {{at}}.' },
    mails: {
      invitation: {
        subject: '{{company}} le invitó a Tropeiro',
        greeting: '¡Hola, {{name}}!',
        invited: '{{inviter}} creó un acceso para usted en {{company}} en Tropeiro.',
        user: 'Su usuario: {{email}}',
        password: 'Su contraseña temporal: {{password}}',
        validity: 'Vale hasta el {{until}} (hora de La Paz). Al entrar, usted elegirá su propia contraseña.',
        provider: 'Entre con la cuenta que ya usa en su organización.',
        ignore: 'Si no esperaba esta invitación, ignore este mensaje.',
        action: 'Entrar a Tropeiro',
      },
      question: {
        subject: '{{company}} le invitó en Tropeiro',
        invited: '{{inviter}} le invitó a trabajar también con {{company}} en Tropeiro.',
        decide: 'Ingrese con su usuario y contraseña de siempre y acepte o rechace la invitación en su perfil.',
        unseen: 'Hasta que acepte, {{company}} no ve ningún dato suyo.',
        action: 'Ver la invitación',
      },
    },
  },
};

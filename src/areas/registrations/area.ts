import { defineArea, label } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

/** Whoever may write transport companies invites and decides. */
const WRITE = { allOf: ['provider-read', 'provider-write'] } as const;

export const screens = defineScreens({
  register: { path: 'web-form/register', guard: 'public' },
  registrations: { path: 'clientTransport/registrations', guard: WRITE, palette: true },
  registration: { path: 'clientTransport/registrations/{registrationId}', guard: WRITE },
});

/** Transport companies and independent drivers who register themselves through an invitation. */
export const area = defineArea({
  tables: ['registration', 'registration_file', 'registration_event'],
  screens,
  menu: {
    registrations: label('Cadastros por convite', 'Registros por invitación', 'Registrations by invitation'),
  },
  actions: {
    inviteCarrier: label('Convidar uma transportadora', 'Invitar a un transportista', 'Invite a carrier'),
  },
});

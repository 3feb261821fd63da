import { defineArea } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

/** Whoever may write transport companies invites and decides. */
const WRITE = { allOf: ['provider-read', 'provider-write'] } as const;

export const screens = defineScreens({
  register: { path: 'web-form/register', guard: 'public' },
  registrations: { path: 'clientTransport/registrations', guard: WRITE },
  registration: { path: 'clientTransport/registrations/{registrationId}', guard: WRITE },
});

/** Transport companies and independent drivers who register themselves through an invitation. */
export const area = defineArea({
  tables: ['registration', 'registration_file', 'registration_event'],
  screens,
});

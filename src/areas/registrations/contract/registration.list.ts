import { z } from 'zod';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { REGISTRANT_KINDS, SHOWN_STATES } from '../rules/registration.ts';
import { DOWNLOAD_REGISTRATIONS, WRITE_REGISTRATIONS } from './registration.permissions.ts';

const instant = z.string();

const row = z.object({
  _id: idShape,
  /** What was sent, or for whom the invitation is. */
  name: z.string().nullable(),
  state: z.enum(SHOWN_STATES),
  kind: z.enum(REGISTRANT_KINDS).nullable(),
  country: z.enum(COUNTRY_CODES),
  taxId: z.string().nullable(),
  invitedBy: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  openings: z.number().int(),
  lastOpenedAt: instant.nullable(),
  sentAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});

export const registrationList = {
  id: 'registration',
  path: '/company/registrations',
  summary: 'The invitations to register, with what became of each.',
  access: { permission: WRITE_REGISTRATIONS },
  downloadAccess: { permission: DOWNLOAD_REGISTRATIONS },
  row,
  rowsKey: 'registrations',
  columns: {
    name: { kind: 'text', sortable: true },
    state: { kind: 'status' },
    kind: { kind: 'status' },
    country: { kind: 'status', sortable: true },
    taxId: { kind: 'text', hidden: true },
    sentAt: { kind: 'instant', sortable: true },
    createdAt: { kind: 'instant', sortable: true },
    invitedBy: { kind: 'text' },
    openings: { kind: 'number' },
    lastOpenedAt: { kind: 'instant', hidden: true },
    expiresAt: { kind: 'instant', sortable: true },
    decidedBy: { kind: 'text' },
    decidedAt: { kind: 'instant', sortable: true, hidden: true },
  },
  filters: {
    states: { kind: 'choice', choices: SHOWN_STATES, column: 'state' },
    kinds: { kind: 'choice', choices: REGISTRANT_KINDS, column: 'kind' },
    countries: { kind: 'choice', choices: COUNTRY_CODES, column: 'country', catalogue: COUNTRY_CATALOGUE },
    invitedBy: { kind: 'options', column: 'invitedBy' },
    createdOn: { kind: 'range', column: 'createdAt' },
  },
  tabs: {
    waiting: { states: 'waiting' },
    invited: { states: 'invited' },
    refused: { states: 'refused' },
    approved: { states: 'approved' },
    all: {},
  },
  searchable: true,
  defaultSort: '-createdAt',
} as const satisfies ListDefinition;
export type RegistrationRow = z.output<typeof registrationList.row>;

import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { USER_STATUSES } from '../rules/user-status.ts';
import { DOWNLOAD_USERS, READ_COMPANIES, READ_USERS } from './user-rights.ts';

export const userRowShape = z.object({
  userId: idShape,
  fullName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mail: z.string(),
  countryCode: z.string().nullable(),
  phone: z.string().nullable(),
  roles: z.array(z.object({ _id: idShape, name: z.string() })),
  status: z.enum(USER_STATUSES),
  enabled: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
  pathPhoto: z.string().nullable(),
});
export type UserRow = z.output<typeof userRowShape>;

const columns = {
  fullName: { kind: 'person', sortable: true },
  /** Shown below the name. */
  mail: { kind: 'text', sortable: true, hidden: true, exported: true },
  phone: { kind: 'text', sortable: true },
  roles: { kind: 'tags', sortable: true },
  status: { kind: 'status', sortable: true },
  createdAt: { kind: 'instant', sortable: true, hidden: true, exported: true },
  lastSeenAt: { kind: 'instant', sortable: true },
} satisfies ListDefinition['columns'];

const filters = {
  mail: { kind: 'options' },
  name: { kind: 'options' },
  phone: { kind: 'options' },
  roles: { kind: 'options' },
  status: { kind: 'choice', choices: USER_STATUSES },
} satisfies ListDefinition['filters'];

export const userList = {
  id: 'users',
  path: '/company/users',
  summary: 'Users of the current company.',
  access: { permission: READ_USERS },
  downloadAccess: { permission: DOWNLOAD_USERS },
  row: userRowShape,
  rowsKey: 'users',
  columns,
  filters,
  searchable: true,
  found: userRowShape.pick({ userId: true, fullName: true, mail: true }),
  defaultSort: 'fullName',
} satisfies ListDefinition<typeof userRowShape>;

/** The same list for the platform, where `ofCompany` selects the company. */
export const companyUserList = {
  id: 'companyUsers',
  path: '/companyUsers',
  summary: 'Users of any company, for the platform.',
  access: { permission: READ_COMPANIES },
  scope: 'platform',
  row: userRowShape,
  rowsKey: 'users',
  columns,
  filters,
  searchable: true,
  defaultSort: 'fullName',
  extraQuery: { ofCompany: idShape },
} satisfies ListDefinition<typeof userRowShape>;

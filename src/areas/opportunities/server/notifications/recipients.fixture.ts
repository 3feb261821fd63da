import { matchPath } from 'react-router';
import { notificationKinds } from '#app/notification-kinds.ts';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { problemWith, type StoredNotice } from '#app/proof/open-target.fixture.ts';
import { mayOpen } from '#app/web/home.ts';
import { updatePreferences } from '#areas/notifications/contract/preference.calls.ts';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { routerPath } from '#ui/routing/routes.ts';
import { screens } from '../../area.ts';
import { type PostulationRow, postulationList } from '../../contract/opportunity.list.ts';
import { type MarketApp, SHIPPER_RIGHTS, type Shipper, startMarket, type Team } from '../opportunities.fixture.ts';

const ROLES = PERMISSION_CATALOGUE.roles;
const APPLY = ['opportunity-postulate', 'opportunity-read-my-postulations'];
const WRITE = ['opportunity-read', 'opportunity-write'];

/** Whose people they are, with what each may do; those of a name with Mailed get mails instead of the bell. */
const CAST = {
  shipper: {
    /** Reads only what they made themselves. */
    creator: ['opportunity-read-created', ...SHIPPER_RIGHTS.filter((name) => name !== 'opportunity-read')],
    colleague: ROLES.shipper,
    /** Does not see the company's prices. */
    unpriced: WRITE,
    shipperMailed: [...WRITE, 'notifications'],
    otherCreator: ['opportunity-read-created', 'opportunity-write'],
    auditor: ROLES.auditor,
  },
  carrier: {
    dispatcher: ROLES['transport-company'],
    marketeer: ['opportunity-marketplace', ...APPLY],
    /** Sees no freight of others, only the applications. */
    applier: APPLY,
    carrierMailed: ['opportunity-read-external', 'notifications', ...APPLY],
    carrierAuditor: ROLES.auditor,
    trucker: ROLES.trucker,
    otherTrucker: ROLES.trucker,
  },
  rival: { rival: ROLES['transport-company'] },
  /** Associated with the shipper, but not among those who are asked. */
  outsider: { outsider: ROLES['transport-company'], outsideOperator: ROLES.operator },
} as const;

type Side = keyof typeof CAST;
export type Person = { [S in Side]: keyof (typeof CAST)[S] }[Side] & string;

const MAILED: readonly Person[] = ['shipperMailed', 'carrierMailed'];
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export interface Received extends StoredNotice {
  readonly person: Person;
  readonly message: string;
}

export interface Cast {
  readonly app: MarketApp;
  readonly shipper: Shipper;
  readonly teams: Readonly<Record<Exclude<Side, 'shipper'>, Team>>;
  readonly people: Readonly<Record<Person, TestUser>>;
  /** What everybody was notified of by some work and all that followed from it, and the mails of those who get mails. */
  during(work: () => Promise<{ readonly status: number }>): Promise<{ notices: Received[]; mails: Person[] }>;
  /** What is wrong with the target of a notice for its recipient. */
  problemOf(notice: Received): Promise<string | undefined>;
}

export async function startCast(): Promise<Cast> {
  const app = await startMarket();
  const base = await app.shipper('Molinos del Oriente');
  const companies: Record<Side, TestCompany> = {
    shipper: base.company,
    carrier: await app.world.company({ name: 'Transportes Cordillera' }),
    rival: await app.world.company({ name: 'Fletes del Sur' }),
    outsider: await app.world.company({ name: 'Cargas del Chaco' }),
  };
  const held = new Map<Person, ReadonlySet<string>>();
  const made: Partial<Record<Person, TestUser>> = {};
  for (const [side, people] of Object.entries(CAST) as [Side, Record<Person, readonly string[]>][]) {
    for (const [person, permissions] of Object.entries(people) as [Person, readonly string[]][]) {
      made[person] = await app.member(companies[side], ...permissions);
      held.set(person, new Set(permissions));
    }
  }
  const people = made as Record<Person, TestUser>;
  const shipper = { ...base, manager: people.creator };
  const teams = {
    carrier: { company: companies.carrier, manager: people.dispatcher },
    rival: { company: companies.rival, manager: people.rival },
    outsider: { company: companies.outsider, manager: people.outsider },
  };
  for (const team of Object.values(teams)) await app.associated(shipper, team);
  await giveTrucks(app, teams.carrier, people);
  for (const person of MAILED) await preferMail(app, people[person]);
  // The manager of the fixture has rights of its own here, and nothing to do.
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('membership').set({ enabled: false }).where('user_id', '=', base.manager.userId).execute(),
  );
  const nameOf = new Map(Object.entries(people).map(([person, { userId }]) => [userId, person as Person]));
  const personOf = (mail: string) => MAILED.find((person) => people[person].email === mail)!;

  const stored = () =>
    app.services.database.asPlatform(async (trx) => ({
      notices: await trx.selectFrom('notification').select(['id', 'user_id', 'type', 'data', 'message']).execute(),
      mails: await trx
        .selectFrom('mail_message')
        .select(['id', 'recipient'])
        .where(
          'recipient',
          'in',
          MAILED.map((person) => people[person].email),
        )
        .execute(),
    }));

  return {
    app,
    shipper,
    teams,
    people,
    during: async (work) => {
      await app.drain();
      const before = await stored();
      const known = new Set([...before.notices, ...before.mails].map(({ id }) => id));
      const { status } = await work();
      if (status >= 300) throw new Error(`the move answers ${status}`);
      await app.drain();
      const after = await stored();
      const notices = after.notices.filter(({ id }) => !known.has(id));
      return {
        notices: notices.map(({ user_id, type, data, message }) => ({
          person: nameOf.get(user_id) ?? ('somebody else' as Person),
          type,
          message,
          data: data as StoredNotice['data'],
        })),
        mails: after.mails.filter(({ id }) => !known.has(id)).map(({ recipient }) => personOf(recipient)),
      };
    },
    problemOf: async ({ person, ...notice }) => {
      const user = people[person];
      const canOpen = (address: string) => mayOpenAt(held.get(person)!, address);
      const problem = await problemWith(app, { user, canOpen }, notice);
      const leadsToList =
        targetOf(notificationKinds.get(notice.type), notice.data) === addressOf(screens.myPostulations);
      if (problem || !leadsToList) return problem;
      const { body } = await app.call(user, listCalls(postulationList).read, { query: {} });
      const rows = body.postulations as readonly PostulationRow[];
      const isListed = rows.some(({ opportunityId }) => opportunityId === notice.data.opportunity);
      return isListed ? undefined : `${notice.type}: ${person} does not find the application in the list`;
    },
  };
}

/** By the guards of the manifest. */
function mayOpenAt(held: ReadonlySet<string>, address: string): boolean {
  const found = Object.values(screens).find(({ path }) => matchPath(`/${routerPath(path)}`, address));
  return found !== undefined && mayOpen(held, found.guard);
}

/** The truckers are drivers with an account; one of them has a photo. */
async function giveTrucks(app: MarketApp, carrier: Team, people: Readonly<Record<Person, TestUser>>): Promise<void> {
  await app.truck(carrier, { account: people.otherTrucker });
  const { driverId } = await app.truck(carrier, { account: people.trucker });
  const { body } = await app.call(people.dispatcher, uploadFile, { body: { fileName: 'foto.png', content: PNG } });
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('driver').set({ photo_file_id: body.id }).where('id', '=', driverId!).execute(),
  );
}

async function preferMail(app: MarketApp, person: TestUser): Promise<void> {
  const preferences = [...notificationKinds].map(([type, { alwaysInApp = false }]) => ({
    type,
    inApp: alwaysInApp,
    push: false,
    mail: true,
  }));
  await app.call(person, updatePreferences, { body: { preferences } });
}

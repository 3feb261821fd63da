import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '#app/areas.ts';
import { MANIFESTS } from '#app/manifests.gen.ts';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { updateTheme } from '#areas/companies/contract/company.calls.ts';
import { DRIVER_CALLS } from '#areas/fleet/contract/driver.calls.ts';
import { associateDriver } from '#areas/fleet/contract/driver-action.calls.ts';
import { fleetTypeWords } from '#areas/fleet/contract/fleet-type-words.ts';
import { readDriverHomologation } from '#areas/fleet/contract/homologation.calls.ts';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { FORMS } from '#areas/fleet/rules/driver-table.fixture.ts';
import { completedTask } from '#areas/load-orders/contract/order.notifications.ts';
import { readOrderCatalogues } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { updatePreferences } from '#areas/notifications/contract/preference.calls.ts';
import { notify } from '#areas/notifications/server/index.ts';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import { clientList } from '#areas/partners/contract/partner.list.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import type { ApiCall } from '#kernel/api-call.ts';
import type { Area } from '#kernel/area.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { namesIn, type PermissionRule } from '#kernel/permission.ts';
import type { TestUser } from '#testing/world.ts';

/** Those that are only held, and why. */
const RESERVED: Readonly<Record<string, string>> = {
  'is-hyundai-company': 'reserved: the specification gives it no effect',
};

/** Every name that the access of a call, the guard of a screen or a menu asks for. */
function askedFor(): ReadonlySet<string> {
  const servers = areas();
  const calls = servers.flatMap(({ routes, lists = [] }) => [
    ...routes.map(({ call }) => call),
    ...lists.flatMap(({ definition }) => Object.values(listCalls(definition))),
  ]) as readonly Pick<ApiCall, 'access'>[];
  const ofCalls = calls.flatMap(({ access }) => (typeof access === 'object' ? [access.permission] : []));
  const screens = Object.values<Area>(MANIFESTS).flatMap((area) => Object.values(area.screens ?? {}));
  const ofScreens = screens.flatMap(({ guard, menu }): PermissionRule[] => [
    ...(guard === 'public' || guard === 'open' ? [] : [guard]),
    ...(menu?.shownTo ? [menu.shownTo] : []),
    ...(menu?.renamed ?? []).map(({ when }) => when),
  ]);
  return new Set([...ofCalls, ...ofScreens].flatMap(namesIn));
}

let app: LifecycleApp;
let team: Team;
let ids: { truck: string; driver: string; partner: string };
const partners = new Map<string, string>();

beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
  const { truckId, driverId } = await app.truck(team, { eventual: true });
  const partner = await app.carrier(team);
  ids = { truck: truckId, driver: driverId!, partner };
  for (const kind of ['client', 'transport'] as const) {
    for (const code of COUNTRY_CODES) partners.set(`${kind} ${code}`, await app.partner(team, kind, `Socio ${code}`));
  }
  await app.services.database.asPlatform(async (trx) => {
    const fleet = { partner_id: partner, fleet_type: 'ownFleet', country_code: 'PE' };
    await trx.updateTable('vehicle').set(fleet).where('id', '=', truckId).execute();
    for (const [key, id] of partners) {
      await trx
        .updateTable('partner')
        .set({ country_code: key.slice(-2) })
        .where('id', '=', id)
        .execute();
    }
  });
});
afterAll(() => app.close());

interface Probe {
  /** Held with and without the permission in question. */
  readonly beside?: readonly string[];
  readonly answer: (who: TestUser) => Promise<unknown>;
}

const answerOf = async (who: TestUser, call: ApiCall, input: unknown) => {
  const { status, body } = await app.call(who, call, input as never);
  return [status, body];
};
const truck = (...beside: string[]): Probe => ({
  beside: ['transport-unit-read', ...beside],
  answer: (who) => answerOf(who, VEHICLE_CALLS.ownTruck.read, { params: { id: ids.truck } }),
});
const driver: Probe = {
  beside: ['trucker-read'],
  answer: (who) => answerOf(who, DRIVER_CALLS.own.read, { params: { id: ids.driver } }),
};
const theme = (change: object): Probe => ({
  beside: ['company-profile-write'],
  answer: async (who) => {
    const { version } = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('company').select('version').where('id', '=', team.company.id).executeTakeFirstOrThrow(),
    );
    return (await app.call(who, updateTheme, { body: { version, ...change } })).status;
  },
});
const keyed: Probe = { beside: ['load-order-write'], answer: (who) => answerOf(who, readOrderCatalogues, {}) };
const partnerOf = (kind: 'client' | 'transport', code: string): Probe => ({
  beside: [kind === 'client' ? 'client-read' : 'provider-read'],
  answer: async (who) => {
    const params = { id: partners.get(`${kind} ${code}`)! };
    return (await app.call(who, PARTNER_CALLS[kind].read, { params })).status;
  },
});

/** Permissions that open nothing by themselves and change an answer. */
const PROBES: Readonly<Record<string, Probe>> = {
  'view-company-countries': {
    beside: ['client-read', 'client-list-bo', 'client-list-pe'],
    answer: (who) => answerOf(who, listCalls(clientList).read, { query: { countries: 'PE' } }),
  },
  'show-fleet-type': truck('carrier-company'),
  'carrier-company': truck('show-fleet-type'),
  'show-transport-company-information': truck(),
  'show-additional-documents': driver,
  'hide-ownership-reverse-documents': truck(),
  'load-order-show-phone-trucker': driver,
  'hide-homologation-section': {
    beside: ['trucker-read'],
    answer: (who) => answerOf(who, readDriverHomologation, { params: { id: ids.driver } }),
  },
  'assign-transport-company-field': {
    beside: ['trucker-write'],
    answer: async (who) => {
      const body = { truckerId: ids.driver, transportCompanyId: ids.partner };
      return (await app.call(who, associateDriver, { body })).status;
    },
  },
  'chat-expiration-date-field': {
    beside: ['trucker-write'],
    answer: async (who) => {
      const body = { ...FORMS.PE, chatExpirationDate: '2030-01-01' };
      return (await app.call(who, DRIVER_CALLS.own.create, { body })).status;
    },
  },
  'forbid-modify-logo': theme({ logo: null }),
  'forbid-modify-color': theme({ primaryColor: '#112233' }),
  isIansa: keyed,
  alternativeAttributes: keyed,
  ...Object.fromEntries(
    COUNTRY_CODES.flatMap((code) => [
      [`client-list-${code.toLowerCase()}`, partnerOf('client', code)],
      [`transport-company-list-${code.toLowerCase()}`, partnerOf('transport', code)],
    ]),
  ),
  notifications: {
    answer: async (who) => {
      const preferences = [{ type: completedTask.type, inApp: true, push: false, mail: true }];
      await app.call(who, updatePreferences, { body: { preferences } });
      const data = { operationId: ids.truck, loadingOrderId: ids.truck };
      const notice = { companyId: team.company.id, userIds: [who.userId], permissions: [], data };
      const words = { task: 'Carga', order: 'OC-1' };
      await app.services.database.asPlatform((trx) =>
        notify(trx, app.services, { ...notice, kind: completedTask, words }),
      );
      return app.mailsTo(who.email);
    },
  },
  'change-name-fleet': {
    answer: async (who) => fleetTypeWords(await permissionsOf(who)),
  },
};

async function permissionsOf({ userId }: TestUser): Promise<ReadonlySet<string>> {
  const rows = await app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('membership_role as m')
      .innerJoin('role as r', 'r.id', 'm.role_id')
      .select('r.permissions')
      .where('m.user_id', '=', userId)
      .execute(),
  );
  return new Set(rows.flatMap(({ permissions }) => permissions));
}

/** What only the screens show: where the permission is asked for. */
const ON_SCREENS: Readonly<Record<string, readonly [file: string, use: string]>> = {
  'support-chat': ['src/app/web/private-frame.tsx', 'useHolds(SUPPORT_CHAT)'],
  ATTRIB_OC_ITC: ['src/areas/load-orders/web/detail/documents-panel.tsx', 'selectAllRule={DOCUMENT_SELECTION}'],
};

describe('every permission', () => {
  it('opens a call or a screen, changes an answer or a screen, or is reserved', () => {
    const known = new Set([
      ...askedFor(),
      ...Object.keys(PROBES),
      ...Object.keys(ON_SCREENS),
      ...Object.keys(RESERVED),
    ]);
    expect(PERMISSION_CATALOGUE.names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(Object.keys(RESERVED))('%s is reserved: only its manifest names it, and it says so', async (name) => {
    expect(askedFor()).not.toContain(name);
    const files = await readdir('src', { recursive: true });
    const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|gen)\./.test(file));
    const texts = await Promise.all(code.map(async (file) => [file, await readFile(`src/${file}`, 'utf8')] as const));
    expect(texts.filter(([, text]) => text.includes(name)).map(([file]) => file)).toEqual([
      'areas/load-orders/area.ts',
    ]);
    expect(PERMISSION_CATALOGUE.names).toContain(name);
    expect(await readFile('src/areas/load-orders/area.ts', 'utf8')).toMatch(new RegExp(`'${name}'[^}]*reserved`));
  });

  it.each(Object.keys(PROBES))('%s changes an answer', async (name) => {
    const { beside = [], answer } = PROBES[name]!;
    const holder = await app.member(team.company, ...beside, name);
    const other = await app.member(team.company, ...beside);
    const withIt = await answer(holder);
    const without = await answer(other);
    expect(withIt).not.toEqual(without);
    // Somebody else with the same permissions reads the same, so the permission made the difference.
    if (Array.isArray(without)) expect(await answer(await app.member(team.company, ...beside))).toEqual(without);
  });

  it.each(Object.entries(ON_SCREENS))('%s changes a screen', async (_name, [file, use]) => {
    expect(await readFile(file, 'utf8')).toContain(use);
  });
});

import { matchRoutes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { screens as companies } from '#areas/companies/area.ts';
import { screens as session } from '#areas/session/area.ts';
import { screens as users } from '#areas/users/area.ts';
import { routerPath } from '#ui/routing/routes.ts';
import { canOpenWith, homeOf, isOffered, mayOpen } from './home.ts';
import { HOME_SCREENS } from './menus.ts';
import { ALL_SCREENS, NOT_BUILT_YET } from './not-built-yet.fixture.ts';
import { builtAt, SCREENS } from './screens.ts';

const NOBODY = new Set<string>();
const EVERYBODY = new Set<string>(PERMISSION_CATALOGUE.names);
const unique = (paths: readonly string[]) => new Set(paths).size === paths.length;

describe('the screens', () => {
  it('are all in a manifest, each address once', () => {
    expect(unique(ALL_SCREENS.map(({ path }) => path))).toBe(true);
    expect(SCREENS.filter((screen) => !ALL_SCREENS.includes(screen))).toEqual([]);
    expect(unique(SCREENS.map(({ path }) => path))).toBe(true);
  });

  it('all exist, except those listed as not built yet', () => {
    // The root path is a redirect, not a screen.
    const missing = ALL_SCREENS.filter((screen) => screen.path !== '' && !SCREENS.includes(screen)).map(
      ({ path }) => path,
    );
    expect(missing.toSorted()).toEqual(NOT_BUILT_YET.toSorted());
  });
});

describe('a guard', () => {
  it('lets everybody signed in through where it is open', () => {
    expect([mayOpen(NOBODY, session.profile.guard), mayOpen(NOBODY, session.signIn.guard)]).toEqual([true, true]);
  });

  it('requires one of its permissions elsewhere', () => {
    const { guard } = companies.profile;
    expect(mayOpen(NOBODY, guard)).toBe(false);
    expect(mayOpen(new Set(['company-profile-write']), guard)).toBe(true);
  });
});

describe('an address', () => {
  it('opens the screen that the router shows', () => {
    const routes = SCREENS.map((screen) => ({ path: `/${routerPath(screen.path)}`, handle: screen }));
    const addresses = ['/', '', 'client', '/client//detail', '/client/?x=/detail#y', '//client'].concat(
      SCREENS.flatMap(({ path }) =>
        ['7', 'create'].flatMap((value) => {
          const address = `/${path.replace(/\{\w+\}/g, value)}`;
          return [address, `${address.toUpperCase()}/?tab=1#top`];
        }),
      ),
    );
    for (const address of addresses) {
      const shown = matchRoutes(routes, address)?.at(-1)?.route.handle.path;
      expect([address, builtAt(address)?.screen.path]).toEqual([address, shown]);
    }
  });

  it('can be opened when its screen exists and is permitted, in any case', () => {
    expect(canOpenWith(NOBODY)('/notifications')).toBe(true);
    expect(canOpenWith(NOBODY)('/Notifications/CONFIGURATIONS?x=1')).toBe(true);
    expect(canOpenWith(NOBODY)('/client/create')).toBe(false);
    expect(canOpenWith(EVERYBODY)('/client/create')).toBe(true);
  });

  it('is looked for among paths that were compiled before', () => {
    const compiled = vi.spyOn(globalThis, 'RegExp');
    for (const address of ['/notifications', '/client/create', '/nowhere']) canOpenWith(EVERYBODY)(address);
    expect(compiled).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('cannot be opened when it leads nowhere', () => {
    for (const address of ['/nowhere', '/client/x/y/z', '//elsewhere'])
      expect(canOpenWith(EVERYBODY)(address)).toBe(false);
  });
});

describe('the home of a person', () => {
  const reader = (permissions: ReadonlySet<string>, drives: boolean) => ({ permissions, drives, isPlatform: false });

  it('is a screen that exists and is permitted, or none at all', () => {
    for (const held of [NOBODY, EVERYBODY, ...PERMISSION_CATALOGUE.names.map((name) => new Set<string>([name]))]) {
      const home = homeOf(reader(held, false));
      if (home !== undefined) expect([home, canOpenWith(held)(home)]).toEqual([home, true]);
    }
  });

  it('is the first redirect that is built and permitted', () => {
    expect(homeOf(reader(EVERYBODY, true))).toBe(`/${HOME_SCREENS.find((screen) => !screen.homeOf)?.path}`);
  });

  it('is the control centre of a role, or else its list', () => {
    const { roles } = PERMISSION_CATALOGUE;
    const homes = Object.entries(roles).map(([role, held]) => {
      const isPlatform = role === 'super-administrator';
      return [role, homeOf({ permissions: new Set<string>(held), drives: role === 'trucker', isPlatform })];
    });
    expect(Object.fromEntries(homes)).toEqual({
      'super-administrator': '/companies',
      'company-administrator': '/controlCenterOperations',
      operator: '/controlCenterOperations',
      shipper: '/controlCenterShipper',
      'agro-shipper': '/controlCenterAgroShipper',
      'transport-company': '/controlCenterOperations',
      trucker: '/trips',
      security: '/controlCenterSecurity',
      client: '/client/loadOrder',
      'warehouse-scheduler': '/loadOrder',
      auditor: '/controlCenterOperations',
    });
  });

  it('is the first control centre, in their order, of whoever may open several', () => {
    const home = (...held: string[]) => homeOf(reader(new Set([...held, 'load-order-read']), false));
    expect([
      home(
        'general-report-security',
        'general-report-shipper',
        'general-report-shipper-agro',
        'general-report-carrier',
      ),
      home('general-report-security', 'general-report-shipper', 'general-report-shipper-agro'),
      home('general-report-security', 'general-report-shipper'),
      home('general-report-security'),
    ]).toEqual([
      '/controlCenterOperations',
      '/controlCenterAgroShipper',
      '/controlCenterShipper',
      '/controlCenterSecurity',
    ]);
    // These two lead nowhere by themselves: whoever holds nothing else begins at the first item of the menus.
    expect([home('general-report-carrier-agro'), home('general-report-overview')]).toEqual([
      '/loadOrder',
      '/loadOrder',
    ]);
    expect(homeOf(reader(new Set(['general-report-carrier-agro']), false))).toBe('/controlCenter');
    expect(homeOf(reader(new Set(['general-report-overview']), false))).toBe('/reports');
  });

  it('is the list of trips only for drivers who may do nothing with orders but read them', () => {
    const trucker = PERMISSION_CATALOGUE.roles.trucker;
    const homes = [
      homeOf(reader(new Set(trucker), true)),
      homeOf(reader(new Set(trucker), false)),
      homeOf(reader(new Set([...trucker, 'assign-trucker']), true)),
      homeOf(reader(new Set(['load-order-multipoint-module']), true)),
    ];
    expect(homes).toEqual(['/trips', '/loadOrder', '/loadOrder', '/loadOrder/multipoint']);
  });

  it('falls back to the first item of the menus', () => {
    expect(homeOf(reader(new Set(['client-read']), false))).toBe('/client');
  });
});

describe('a menu item', () => {
  it('shows only to holders where it narrows an open screen', () => {
    expect(mayOpen(NOBODY, users.users.guard)).toBe(true);
    const offered = [NOBODY, new Set(['users-read'])].map((held) =>
      isOffered(users.users, { permissions: held, isPlatform: false }),
    );
    expect(offered).toEqual([false, true]);
  });
});

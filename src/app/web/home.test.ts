import { describe, expect, it } from 'vitest';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { screens as companies } from '#areas/companies/area.ts';
import { screens as session } from '#areas/session/area.ts';
import { screens as users } from '#areas/users/area.ts';
import { canOpenWith, homeOf, isOffered, mayOpen } from './home.ts';
import { HOME_SCREENS } from './menus.ts';
import { ALL_SCREENS, NOT_BUILT_YET } from './not-built-yet.fixture.ts';
import { SCREENS } from './screens.ts';

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
  it('can be opened when its screen exists and is permitted, in any case', () => {
    expect(canOpenWith(NOBODY)('/notifications')).toBe(true);
    expect(canOpenWith(NOBODY)('/Notifications/CONFIGURATIONS?x=1')).toBe(true);
    expect(canOpenWith(NOBODY)('/client/create')).toBe(false);
    expect(canOpenWith(EVERYBODY)('/client/create')).toBe(true);
  });

  it('cannot be opened when it leads nowhere', () => {
    for (const address of ['/nowhere', '/client/x/y/z', '//elsewhere'])
      expect(canOpenWith(EVERYBODY)(address)).toBe(false);
  });
});

describe('the home of a person', () => {
  it('is a screen that exists and is permitted, or none at all', () => {
    for (const held of [NOBODY, EVERYBODY, ...PERMISSION_CATALOGUE.names.map((name) => new Set<string>([name]))]) {
      const home = homeOf({ permissions: held, isPlatform: false });
      if (home !== undefined) expect([home, canOpenWith(held)(home)]).toEqual([home, true]);
    }
  });

  it('is the first redirect that is built and permitted', () => {
    expect(homeOf({ permissions: EVERYBODY, isPlatform: false })).toBe(`/${HOME_SCREENS[0]?.path}`);
  });

  it('falls back to the first item of the menus', () => {
    expect(homeOf({ permissions: new Set(['client-read']), isPlatform: false })).toBe('/client');
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

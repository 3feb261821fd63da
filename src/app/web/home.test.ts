import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#areas/session/contract/permission-names.ts';
import { HOME_REDIRECTS, SCREEN_GUARDS, type ScreenPath } from '#areas/session/contract/screen-guards.ts';
import { canOpenWith, homeOf, isOffered, mayOpen } from './home.ts';
import { NOT_BUILT_YET } from './not-built-yet.fixture.ts';
import { guardOf, isBuilt, SCREENS } from './screens.ts';

const NOBODY = new Set<string>();
const EVERYBODY = new Set<string>(PERMISSIONS);
const paths = Object.keys(SCREEN_GUARDS) as ScreenPath[];

describe('the screens', () => {
  it('all stand in the table of guards, each once', () => {
    const built = SCREENS.map(({ path }) => path);
    expect(built.filter((path) => !(path in SCREEN_GUARDS))).toEqual([]);
    expect(new Set(built).size).toBe(built.length);
  });

  it('are all there, except those listed as not built yet', () => {
    // The root path is a redirect, not a screen.
    expect(paths.filter((path) => path !== '' && !isBuilt(path))).toEqual(NOT_BUILT_YET);
  });
});

describe('a guard', () => {
  it('lets everybody signed in through where it is open', () => {
    expect([mayOpen(NOBODY, guardOf('profile')), mayOpen(NOBODY, guardOf('login'))]).toEqual([true, true]);
  });

  it('asks for one of its permissions elsewhere', () => {
    const guard = guardOf('company');
    expect(mayOpen(NOBODY, guard)).toBe(false);
    expect(mayOpen(new Set(['company-profile-write']), guard)).toBe(true);
  });

  it('is missing for no address that a screen may have', () => {
    expect(() => guardOf('nowhere')).toThrow('no guard for the screen nowhere');
  });
});

describe('an address', () => {
  it('can be opened when its screen exists and lets one in, in whatever case it is written', () => {
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
  it('is a screen that exists and lets them in, or none at all', () => {
    for (const held of [NOBODY, EVERYBODY, ...PERMISSIONS.map((name) => new Set<string>([name]))]) {
      const home = homeOf(held);
      if (home !== undefined) expect([home, canOpenWith(held)(home)]).toEqual([home, true]);
    }
  });

  it('is the first redirect that is built and permitted', () => {
    const first = HOME_REDIRECTS.find((path) => isBuilt(path));
    if (first) expect(homeOf(EVERYBODY)).toBe(`/${first}`);
  });

  it('falls back to the first item of the menus', () => {
    expect(homeOf(new Set(['client-read']))).toBe('/client');
  });
});

describe('a menu item', () => {
  it('shows only to holders where it narrows an open screen', () => {
    const users = { path: 'users', shownTo: 'users-read' } as const;
    expect([isOffered(users, NOBODY), isOffered(users, new Set(['users-read']))]).toEqual([false, true]);
  });
});

import { describe, expect, it } from 'vitest';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { SHIPPED_ROLES, type ShippedRole } from '#kernel/area.ts';
import { flatten } from '#kernel/phrases.ts';
import { phraseOfPath } from '#kernel/screens.ts';
import { homeOf, isOfPlatform } from '../home.ts';
import { SIDE_MENU } from '../menus.ts';
import { ALL_SCREENS } from '../not-built-yet.fixture.ts';
import { en } from '../phrases/en.ts';
import { es } from '../phrases/es.ts';
import { en as menuEn } from '../phrases/menu.en.gen.ts';
import { es as menuEs } from '../phrases/menu.es.gen.ts';
import { ptBR as menuPtBR } from '../phrases/menu.pt-BR.gen.ts';
import { ptBR } from '../phrases/pt-BR.ts';
import { GROUP_ICONS } from './menu-icons.ts';
import { activeEntry, allEntriesOf, configurationMenuOf, profileMenuOf, sideMenuOf } from './menu-model.ts';

const holding = (...names: readonly string[]) => ({ permissions: new Set(names), isPlatform: false });
const EVERYTHING = holding(...PERMISSION_CATALOGUE.names);
/** Every line of a menu, also of screens that are not built yet, and what is found by typing alone. */
const items = ALL_SCREENS.filter(({ menu, palette }) => menu || palette);
const pathsOf = (entries: readonly { path: string }[]) => entries.map(({ path }) => path);

describe('the menus', () => {
  it.each([
    ['pt-BR', ptBR, menuPtBR],
    ['es', es, menuEs],
    ['en', en, menuEn],
  ])('have a word in %s for every group, item and other wording', (_, shell, labels) => {
    const known = new Set([shell, labels].flatMap((tree) => [...flatten(tree).keys()]));
    const keys = [
      ...SIDE_MENU.map(({ id }) => `menu.groups.${id}`),
      ...items.map(({ path }) => `menu.items.${phraseOfPath(path)}`),
      ...items.flatMap(({ menu }) => (menu?.renamed ?? []).map(({ to }) => `menu.renamed.${to}`)),
    ];
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });

  it('have an icon for every group, which is all that shows when collapsed', () => {
    expect(SIDE_MENU.filter(({ id }) => !GROUP_ICONS[id])).toEqual([]);
  });

  it('contain only open items for a user without permissions', () => {
    expect(sideMenuOf(holding())).toEqual([]);
    expect(pathsOf(configurationMenuOf(holding()))).toEqual(['exchangeRate']);
    expect(pathsOf(profileMenuOf(holding()))).toEqual(['profile', 'benefits/mine']);
  });

  it('keep the order of the specification and leave out empty groups', () => {
    const sections = sideMenuOf(EVERYTHING);
    expect(sections.every(({ entries }) => entries.length > 0)).toBe(true);
    const order = SIDE_MENU.map(({ id }) => id);
    expect(sections.map(({ id }) => id)).toEqual(order.filter((id) => sections.some((section) => section.id === id)));
  });

  it('show users to those who may see or invite them', () => {
    expect(pathsOf(configurationMenuOf(holding('users-write-operator')))).toEqual(['exchangeRate', 'users']);
  });

  it('show drivers their own trips, but not to users who manage trips', () => {
    const offered = (role: ShippedRole) =>
      pathsOf(sideMenuOf(holding(...PERMISSION_CATALOGUE.roles[role])).flatMap(({ entries }) => entries)).includes(
        'trips',
      );
    expect(SHIPPED_ROLES.filter(offered)).toEqual(['trucker']);
  });

  it('offer the attributes of orders to those who may change them', () => {
    expect(pathsOf(configurationMenuOf(holding('load-order-module')))).toEqual(['exchangeRate', 'orderProperties']);
    expect(pathsOf(configurationMenuOf(holding('load-order-write')))).toEqual(['exchangeRate']);
  });

  it('offer a super administrator in the platform’s own company only what is of use there', () => {
    const reader = { ...holding(...PERMISSION_CATALOGUE.roles['super-administrator']), isPlatform: true };
    expect(pathsOf(sideMenuOf(reader).flatMap(({ entries }) => entries))).toEqual(['companies', 'news', 'benefits']);
    expect(pathsOf(configurationMenuOf(reader))).toEqual([
      'users',
      'company',
      'masterData/countries',
      'masterData/cities',
    ]);
    expect(homeOf({ ...reader, drives: false })).toBe('/companies');
    expect(['/companies/create', '/users?invite=true', '/loadOrder?create=true'].map(isOfPlatform)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('use another name for transport companies for users who assign docks', () => {
    const labelOf = (...held: string[]) =>
      allEntriesOf(holding(...held)).find(({ path }) => path === 'clientTransport')?.labelKey;
    expect(labelOf('provider-read')).toBe('menu.items.clientTransport');
    expect(labelOf('provider-read', 'can-assign-docks')).toBe('menu.renamed.companiesWithDocks');
  });
});

describe('the active item', () => {
  const entries = ['/client', '/clientTransport', '/loadOrder', '/loadOrder/multipoint'].map((address) => ({
    path: address.slice(1),
    address,
    labelKey: 'lists.all' as const,
  }));
  it.each([
    ['/client', 'client'],
    ['/client/detail/1', 'client'],
    ['/CLIENTTRANSPORT/create', 'clientTransport'],
    ['/loadOrder/multipoint/create', 'loadOrder/multipoint'],
    ['/loadOrder/9', 'loadOrder'],
    ['/profile', undefined],
  ])('on %s is %s', (pathname, path) => {
    expect(activeEntry(entries, pathname)?.path).toBe(path);
  });
});

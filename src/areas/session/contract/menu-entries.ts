import type { PermissionRule } from '#kernel/permission.ts';
import type { ScreenPath } from './screen-guards.ts';

/**
 * The menus as data: groups and items in their order. An item shows when its screen exists and the user may open it;
 * `shownTo` narrows that where the screen itself is open to everybody. `renamed` swaps the wording for holders.
 */
export interface MenuItem {
  readonly path: ScreenPath;
  readonly shownTo?: PermissionRule;
  readonly renamed?: readonly { readonly to: string; readonly when: PermissionRule }[];
}

export interface MenuGroup {
  readonly id: string;
  readonly items: readonly MenuItem[];
}

/** Whoever looks after the trips of others finds them in the lists; a driver reads orders and nothing around them. */
const WHO_DRIVES: PermissionRule = {
  not: { anyOf: ['load-order-write', 'load-order-module', 'show-map-loading-order', 'warehouses'] },
};

/** `menu.groups.<id>` and `menu.items.<path>` are the phrases; the first path segment is enough for most. */
export const SIDE_MENU: readonly MenuGroup[] = [
  {
    id: 'statistics',
    items: [
      { path: 'controlCenterOperations' },
      { path: 'controlCenterShipper' },
      { path: 'controlCenter' },
      { path: 'controlCenterAgroShipper' },
      { path: 'controlCenterSecurity' },
    ],
  },
  {
    id: 'opportunities',
    items: [
      { path: 'opportunity/list' },
      { path: 'opportunity/published/{publicationType}' },
      { path: 'opportunity/myPostulations' },
      { path: 'opportunityInMarketplace/list' },
    ],
  },
  { id: 'monitoring', items: [{ path: 'mapLoadOrders' }, { path: 'operativeControl' }] },
  {
    id: 'delivery',
    items: [
      { path: 'loadOrder/multipoint', renamed: [{ to: 'distribution', when: 'multipoint-agrofertil-load-order' }] },
    ],
  },
  {
    id: 'management',
    items: [
      { path: 'loadOrder' },
      { path: 'trips', shownTo: WHO_DRIVES },
      { path: 'operation/normal' },
      { path: 'client/loadOrder' },
      { path: 'client/agro/loadOrder' },
    ],
  },
  { id: 'agro', items: [{ path: 'agro/loadOrder' }, { path: 'operation/agro' }] },
  {
    id: 'companies',
    items: [
      { path: 'companies', renamed: [{ to: 'platformCompanies', when: 'tropeiro-companies' }] },
      { path: 'stageTemplate' },
    ],
  },
  { id: 'spotFleet', items: [{ path: 'carrierSpot' }, { path: 'transportUnitSpot' }, { path: 'semitruckSpot' }] },
  { id: 'ownFleet', items: [{ path: 'carrier' }, { path: 'transportUnit' }, { path: 'semitruck' }] },
  {
    id: 'facilities',
    items: [
      { path: 'warehouses' },
      { path: 'validations', shownTo: 'ticket-validation' },
      { path: 'schedulings', shownTo: 'scheduling' },
      { path: 'facilities/rating' },
    ],
  },
  {
    id: 'administration',
    items: [
      { path: 'associatedCompany', shownTo: 'associated-companies' },
      { path: 'externalCompany' },
      { path: 'clientTransport', renamed: [{ to: 'companiesWithDocks', when: 'can-assign-docks' }] },
      { path: 'client' },
    ],
  },
  { id: 'content', items: [{ path: 'news' }, { path: 'benefits' }] },
  { id: 'routes', items: [{ path: 'routes' }] },
];

/** The popup behind the gear: exchange rates need no permission; what a company asks of its orders is its own affair. */
export const CONFIGURATION_MENU: readonly MenuItem[] = [
  { path: 'exchangeRate' },
  { path: 'users', shownTo: { anyOf: ['users-read', 'users-write', 'users-write-operator'] } },
  { path: 'company' },
  { path: 'orderProperties' },
];

export const PROFILE_MENU: readonly MenuItem[] = [{ path: 'profile' }];

/** The chat widget shows to its holders only. */
export const SUPPORT_CHAT: PermissionRule = 'support-chat';

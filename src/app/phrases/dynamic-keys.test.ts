import { describe, expect, expectTypeOf, it } from 'vitest';
import { areas } from '#app/areas.ts';
import { CATALOGUES } from '#app/catalogues.gen.ts';
import { importTargets } from '#app/import-targets.ts';
import { notificationKinds } from '#app/notification-kinds.ts';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { SCREENS } from '#app/web/screens.ts';
import { allEntriesOf, sideMenuOf } from '#app/web/shell/menu-model.ts';
import { titleKeyOf } from '#app/web/shell/title.ts';
import { MARKETS } from '#areas/fleet/rules/market.ts';
import { BRAND_KINDS, VEHICLE_BRANDS } from '#areas/fleet/rules/vehicle-brand.ts';
import { DOCK_OPERATION_NAMES, DOCK_OPERATIONS } from '#areas/fleet/rules/vehicle-category.ts';
import { VEHICLE_FEATURES } from '#areas/fleet/rules/vehicle-feature.ts';
import { SEMITRAILER_TYPES, TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import type { auditOf as driverFields } from '#areas/fleet/server/full-driver.ts';
import { HISTORY_GROUPS } from '#areas/fleet/web/vehicles/detail/history-text.ts';
import { ORDER_MOVES } from '#areas/load-orders/contract/order-moves.ts';
import { ASSIGNMENT_REASONS } from '#areas/load-orders/rules/assignment-reason.ts';
import { NO_TRUCK_CAUSES } from '#areas/load-orders/rules/automatic-assignment.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_DOCUMENT_TYPES } from '#areas/load-orders/rules/order-limits.ts';
import { ANNOUNCED_EVENTS } from '#areas/load-orders/rules/order-message.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { CHOICE_GROUPS } from '#areas/load-orders/server/import/order-columns.ts';
import * as catalogues from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { HISTORY_CATALOGUES } from '#areas/operations/web/detail/history-text.ts';
import { CHOICE_GROUPS as OFFER_GROUPS } from '#areas/opportunities/server/import/opportunity-import-columns.ts';
import { PARTNER_DOCUMENT_TYPES } from '#areas/partners/rules/partner-limits.ts';
import { DEVICE_KINDS, OPEN_PROTOCOLS } from '#areas/positions/rules/device-kind.ts';
import { FRESHNESS } from '#areas/positions/rules/freshness.ts';
import { PERIODS } from '#areas/reports/contract/dashboard.shapes.ts';
import { GROUPINGS } from '#areas/reports/rules/composed-report.ts';
import { COMPOSED_REPORTS, REPORT_SCREENS } from '#areas/reports/rules/report-screen.ts';
import { dashboardCards } from '#areas/reports/server/dashboard/dashboard.service.ts';
import { FILTERS } from '#areas/reports/web/filters/report-query.ts';
import { SUPERVISION_TYPES } from '#areas/routes/rules/route-limits.ts';
import { WEEK } from '#areas/routes/web/library/fences/fence-form-shape.ts';
import { HISTORY_FIELDS } from '#areas/routes/web/library/history-text.ts';
import { LIVE_STATUSES } from '#areas/tracking/contract/live.shapes.ts';
import { ALERT_TYPES } from '#areas/tracking/rules/alerts/alert-types.ts';
import { REVIEW_STATES } from '#areas/tracking/rules/alerts/review.ts';
import { DOCUMENT_TROUBLES } from '#areas/tracking/rules/document-trouble.ts';
import { REASONS } from '#areas/tracking/rules/ingestion/judge-fix.ts';
import { WAREHOUSE_HISTORY } from '#areas/warehouses/rules/warehouse-history.ts';
import { BOOKING_HAPPENINGS } from '#areas/warehouses/server/booking.events.ts';
import { NOTICES as BOOKING_NOTICES } from '#areas/warehouses/server/notices/notice-table.ts';
import { COUNTRIES } from '#countries/country.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { ADDITIONAL_DOCUMENT_TYPES, DRIVER_DOCUMENT_TYPES, VEHICLE_DOCUMENT_TYPES } from '#countries/document-types.ts';
import { SHIPPED_ROLES } from '#kernel/area.ts';
import { errorCatalogue } from '#kernel/errors.ts';
import {
  columnLabel,
  filterLabels,
  groupLabel,
  listAdded,
  listTitle,
  tabLabel,
  valueLabel,
} from '#kernel/list-phrases.ts';
import { dynamicKey, type NameIn, type PhrasePrefix } from '#kernel/phrase-key.ts';
import { QUEUES } from '#platform/jobs/queues.ts';
import { ALERT_PRESETS, LIST_PRESETS } from '#ui/fields/date/date-presets.ts';
import { AT_SIGN_IN, BASES, SHOWN, SPOKEN, sourcesOf } from './all-texts.fixture.ts';

const product = areas();

const importColumns = importTargets.flatMap(({ columns }) => COUNTRIES.flatMap((country) => columns(country)));
/** What the columns of all imports, and the choices they offer, are called below a group. */
const namesBelow = (group: PhrasePrefix) =>
  importColumns
    .flatMap(({ phrase, choices = [] }) => [phrase, ...choices.map((choice) => choice.phrase)])
    .flatMap((key) => (key?.startsWith(`${group}.`) ? [key.slice(group.length + 1)] : []));
const loadCatalogues = {
  'loadOrders.catalogues.categories': catalogues.LOAD_CATEGORIES,
  'loadOrders.catalogues.weightUnits': catalogues.WEIGHT_UNITS,
  'loadOrders.catalogues.weightUnitAbbreviations': catalogues.WEIGHT_UNITS,
  'loadOrders.catalogues.boardingModes': catalogues.BOARDING_MODES,
  'loadOrders.catalogues.serviceTypes': catalogues.SERVICE_TYPES,
  'loadOrders.catalogues.containerTypes': catalogues.CONTAINER_TYPES,
  'loadOrders.catalogues.currencies': catalogues.CURRENCIES,
  'loadOrders.catalogues.freightTypes': FREIGHT_TYPES,
  'loadOrders.catalogues.vehicleTypes': TRUCK_TYPES,
  'loadOrders.catalogues.dockOperations': DOCK_OPERATION_NAMES,
} as const;

/** Every group of phrases that is read with a computed key, and all values of that key. */
const VALUES: Partial<Record<PhrasePrefix, readonly string[]>> = {
  'operations.plan.supervision': SUPERVISION_TYPES,
  'routes.library.history.fields': HISTORY_FIELDS,
  'routes.library.weekdays': WEEK,
  'warehouses.happenings': BOOKING_HAPPENINGS,
  'warehouses.history.fields': WAREHOUSE_HISTORY,
  'warehouses.weekdays': ['0', '1', '2', '3', '4', '5', '6'],
  'companies.outside.queues': QUEUES,
  'documents.types': [...DRIVER_DOCUMENT_TYPES, ...ADDITIONAL_DOCUMENT_TYPES, ...VEHICLE_DOCUMENT_TYPES],
  'fleet.drivers.fields': namesBelow('fleet.drivers.fields'),
  'fleet.vehicles.fields': namesBelow('fleet.vehicles.fields'),
  'fleet.vehicles.features': VEHICLE_FEATURES,
  'fleet.vehicles.market': MARKETS,
  'imports.targets': importTargets.map(({ definition }) => definition.id),
  'imports.titles': importTargets.map(({ definition }) => definition.id),
  'notifications.messages': [...notificationKinds.keys()],
  'notifications.types': [...notificationKinds.keys()],
  'fleet.vehicles.types': [...TRUCK_TYPES, ...SEMITRAILER_TYPES],
  'warehouses.types': TRUCK_TYPES,
  'imports.columns': importColumns.flatMap(({ field, heading, phrase }) => (heading || phrase ? [] : [field])),
  ...loadCatalogues,
  'loadOrders.screens.fields': namesBelow('loadOrders.screens.fields'),
  'loadOrders.actions': Object.values(DOCK_OPERATIONS),
  'loadOrders.events': [...Object.values(ORDER_MOVES).map(({ event }) => event), ...ANNOUNCED_EVENTS],
  'loadOrders.automatic': ['assigned', 'closest', ...NO_TRUCK_CAUSES],
  'loadOrders.reasons': ASSIGNMENT_REASONS,
  'loadOrders.documentTypes': ORDER_DOCUMENT_TYPES,
  'operations.catalogues.categories': catalogues.LOAD_CATEGORIES,
  'operations.catalogues.dispatchTypes': catalogues.DISPATCH_TYPES,
  'operations.catalogues.freightTypes': FREIGHT_TYPES,
  'operations.catalogues.serviceTypes': catalogues.SERVICE_TYPES,
  'operations.catalogues.vehicleTypes': TRUCK_TYPES,
  'operations.catalogues.weightUnits': catalogues.WEIGHT_UNITS,
  'operations.catalogues.weightUnitAbbreviations': catalogues.WEIGHT_UNITS,
  'operations.orderStatus': Object.values(ORDER_STATUS).map(String),
  'masterData.uses': [
    'orders_one',
    'orders_other',
    'operations_one',
    'operations_other',
    'opportunities_one',
    'opportunities_other',
  ],
  'warehouses.mails': Object.entries(BOOKING_NOTICES).flatMap(([what, { mails }]) => (mails.length > 0 ? [what] : [])),
  'opportunities.audiences': namesBelow('opportunities.audiences'),
  'opportunities.carrier.units': catalogues.WEIGHT_UNITS,
  'opportunities.dateTypes': namesBelow('opportunities.dateTypes'),
  'opportunities.fields': namesBelow('opportunities.fields'),
  'opportunities.publicationTypes': namesBelow('opportunities.publicationTypes'),
  'partners.documents.types': PARTNER_DOCUMENT_TYPES,
  'reports.states.lists': ORDER_KINDS,
  'reports.cards': REPORT_SCREENS.flatMap((screen) => dashboardCards(screen).map(({ id }) => `${id}.title`)),
  'reports.cards.composed': COMPOSED_REPORTS.map((report) => `${report}.title`),
  'reports.composed.groupings': Object.values(GROUPINGS).flat(),
  'reports.filters': FILTERS,
  'reports.filters.kinds': ORDER_KINDS,
  'reports.filters.periods': PERIODS,
  'reports.screens.answers': [...REPORT_SCREENS, ...COMPOSED_REPORTS],
  countries: COUNTRY_CODES,
  'imports.countries': COUNTRY_CODES,
  'fleet.vehicles.brands': Object.values(VEHICLE_BRANDS).flat(),
  'fleet.vehicles.brandKinds': BRAND_KINDS,
  'lists.opportunity.values.vehicleType': TRUCK_TYPES,
  'lists.transportUnit.values.countryCode': COUNTRIES.map(({ code }) => code),
  'lists.controlDocument.values.troubles': DOCUMENT_TROUBLES,
  'lists.devices.values.kind': DEVICE_KINDS,
  'tracking.alerts.types': ALERT_TYPES,
  'tracking.devices.fields': ['identifier', 'name', 'kind', 'claimedProtocol', 'intervalSeconds', 'driverId'],
  'tracking.devices.protocols': OPEN_PROTOCOLS,
  'tracking.devices.reasons': [...REASONS, 'wrongSecret', 'disabled'],
  'tracking.live.freshness': FRESHNESS,
  'tracking.live.kinds': ORDER_KINDS,
  'tracking.live.status': [...LIVE_STATUSES, 'free', 'other'],
  'reports.alertReviews': REVIEW_STATES,
  'reports.alertTypes': ALERT_TYPES,
  permissionGroups: Object.keys(PERMISSION_CATALOGUE.groups),
  permissions: PERMISSION_CATALOGUE.names,
  roles: SHIPPED_ROLES,
  'ui.fields.range': [...LIST_PRESETS, ...ALERT_PRESETS].filter((preset) => preset !== 'custom'),
};

/** Groups whose own name is computed, by the expression that reads them; each is used in one place. */
const PUT_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  '`loadOrders.catalogues.{catalogue}`': Object.keys(loadCatalogues),
  catalogue: Object.values(HISTORY_CATALOGUES),
  group: Object.values(HISTORY_GROUPS),
  kindGroup: Object.values(CATALOGUES).flatMap((all) => all.flatMap(({ kinds }) => kinds?.phrases ?? [])),
  phrases: Object.values(CHOICE_GROUPS),
  // The product's names of the catalogues that a company may change, and the choices of its own imports.
  productGroup: Object.values(CATALOGUES)
    .flatMap((all) => all.flatMap((one) => one.phrases))
    // The texts of lists are checked with their lists.
    .filter((group) => !group.startsWith('lists.')),
  entryGroup: [
    'operations.catalogues.categories',
    'loadOrders.catalogues.categories',
    'loadOrders.catalogues.boardingModes',
    'loadOrders.catalogues.weightUnits',
    'loadOrders.catalogues.vehicleTypes',
    'operations.catalogues.vehicleTypes',
    'operations.catalogues.weightUnits',
    'fleet.vehicles.types',
  ],
  tripGroup: ['operations.catalogues.categories', 'operations.catalogues.vehicleTypes'],
  shortGroup: ['loadOrders.catalogues.weightUnitAbbreviations'],
  '`reports.{group}`': ['reports.series', 'reports.buckets'],
  choicesGroup: [],
  choiceGroup: Object.values(OFFER_GROUPS),
  // The audit actions of the services are typed by these phrases.
  '`{words}.actions`': [],
};

/** Read only by the browser; all others also by the server, in mails, spreadsheets and replies. */
const isShownOnly = (group: string) => /^(ui\.|permission)/.test(group);

/** Groups whose values are checked by another test, or typed where they are written. */
const CHECKED_ELSEWHERE = [
  'errors',
  'lists',
  'menu.groups',
  'menu.items',
  'menu.renamed',
  'titles',
  'validation',
  'operations.fields',
  'operations.templates.fields',
  'partners.fields',
  // Named where cards are made; the control centres of the demo are read by journeys.
  'reports.buckets',
  'reports.columns',
  'reports.notes',
  'reports.series',
] as const satisfies readonly PhrasePrefix[];

describe.each(BASES)('in %s', (language) => {
  const unsaid = (keys: readonly string[]) => keys.filter((key) => !SPOKEN[language].has(key));
  const unshown = (keys: readonly string[]) => keys.filter((key) => !SHOWN[language].has(key));

  it.each(Object.entries(VALUES))('every value of %s has its text', (group, values) => {
    const keys = values.map((value) => dynamicKey(group as PhrasePrefix, value));
    expect(keys).not.toEqual([]);
    expect(unshown(keys)).toEqual([]);
    if (!isShownOnly(group)) expect(unsaid(keys)).toEqual([]);
  });

  it('every list names its title, its tabs, its columns, its filters and their choices', () => {
    const lists = product.flatMap(({ lists = [] }) => lists.map(({ definition }) => definition));
    expect(lists.length).toBeGreaterThan(15);
    const keys = lists.flatMap(({ id, columns, filters, tabs = {} }) => [
      listTitle(id),
      `${listAdded(id)}_one`,
      `${listAdded(id)}_other`,
      ...Object.keys(tabs).map((tab) => tabLabel(id, tab)),
      ...Object.keys(columns).map((column) => columnLabel(id, column)),
      ...Object.entries(filters).flatMap(([filter, { choices = [], group }]) => [
        ...(group ? [groupLabel(id, group)] : []),
        filterLabels({ id, filters }, filter).find((key) => SHOWN['pt-BR'].has(key)) ?? `${id} ${filter}`,
        ...choices.map((choice) => valueLabel(id, filter, choice)),
      ]),
    ]);
    expect([...unsaid(keys), ...unshown(keys)]).toEqual([]);
  });

  it('every menu item has its name, also the other name for holders of a permission', () => {
    const held = [PERMISSION_CATALOGUE.names, ...PERMISSION_CATALOGUE.names.map((one) => [one])];
    const shown = held
      .map((names) => ({ permissions: new Set<string>(names), isPlatform: false }))
      .flatMap((reader) => [...sideMenuOf(reader), ...allEntriesOf(reader)]);
    const keys = [...new Set(shown.map(({ labelKey }) => labelKey))];
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !AT_SIGN_IN[language].has(key))).toEqual([]);
  });

  it('every screen behind the sign-in has a title', () => {
    const inside = SCREENS.filter(({ guard }) => guard !== 'public').map(
      ({ path }) => `/${path.replaceAll(/\{\w+\}/g, 'x')}`,
    );
    expect(inside.length).toBeGreaterThan(50);
    const titleOf = (path: string) => titleKeyOf(path, (key) => AT_SIGN_IN[language].has(key));
    expect(inside.filter((path) => titleOf(path) === 'titles.home')).toEqual([]);
  });

  it('the errors of signing in are in the first bundle', () => {
    const codes = [...errorCatalogue.keys()].filter((code) => /^(session|request|token)\./.test(code));
    expect(codes.length).toBeGreaterThan(30);
    const own = ['session.network', 'transport.general', 'transport.timeout', 'transport.network'];
    expect([...codes, ...own].filter((code) => !AT_SIGN_IN[language].has(dynamicKey('errors', code)))).toEqual([]);
  });
});

it('no group is read with a computed key without a check of its values', () => {
  const asked = sourcesOf('src').flatMap((source) => [...source.matchAll(/dynamicKey\(\s*(?:'([\w.]+)'|([^,:]+)),/g)]);
  const groups = asked.flatMap(([, group]) => (group === undefined ? [] : [group]));
  const expressions = asked.flatMap(([, , expression]) => expression?.replaceAll('$', '') ?? []);
  expect(groups.length).toBeGreaterThan(20);
  expect(expressions.sort()).toEqual(Object.keys(PUT_TOGETHER).sort());
  const walked = new Set<string>([...Object.keys(VALUES), ...CHECKED_ELSEWHERE]);
  const all = new Set([...groups, ...Object.values(PUT_TOGETHER).flat()]);
  expect([...all].filter((group) => !walked.has(group))).toEqual([]);
});

it('every field in the history of a driver has a label', () => {
  expectTypeOf<Exclude<keyof ReturnType<typeof driverFields>, NameIn<'fleet.drivers.fields'>>>().toEqualTypeOf<never>();
});

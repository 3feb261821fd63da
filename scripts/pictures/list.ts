import type { Picture } from './picture.ts';

/** A shipper in Mexico and the transport company that carries for it: the story of the guide. */
const SHIPPER = 'shipper@bajio.demo';
const SHIPPERS_OPERATOR = 'operator@bajio.demo';
const OPERATOR = 'operator@sierra.demo';
const CARRIER = 'transport-company@sierra.demo';
const TRUCKER = 'trucker@sierra.demo';
const ADMINISTRATOR = 'company-administrator@sierra.demo';
const PLATFORM = 'super-administrator@tropeiro.demo';
const AGRO = 'agro-shipper@chaco.demo';
const SECURITY = 'security@bajio.demo';
const CLIENT = 'client@bajio.demo';
const SCHEDULER = 'warehouse-scheduler@bajio.demo';
const AUDITOR = 'auditor@sierra.demo';

const phone = { device: 'phone' } as const;
const dark = { mode: 'dark' } as const;

/** What everybody uses. */
const SHARED: readonly Picture[] = [
  { file: 'sign-in', at: '/login' },
  {
    file: 'search',
    account: OPERATOR,
    at: '/loadOrder',
    steps: [{ press: 'Control+k' }, { fill: '[role=dialog] input', text: 'oper' }],
  },
  {
    file: 'views',
    account: OPERATOR,
    at: '/loadOrder?statuses=inProgress',
    steps: [{ click: '.tabler-icon-bookmark' }],
  },
  {
    file: 'profile-menu',
    account: OPERATOR,
    at: '/loadOrder',
    steps: [{ click: 'header button[aria-haspopup=dialog] >> nth=-1' }],
  },
  { file: 'notification-settings', account: OPERATOR, at: '/notifications/configurations' },
];

/** From the first line of an order to its last, as those see it whose turn it is. */
const ORDER: readonly Picture[] = [
  { file: 'order-create', account: SHIPPER, at: '/loadOrder?create=true' },
  { file: 'order-programmed', account: SHIPPER, at: '{programmed}' },
  {
    file: 'order-carrier',
    account: SHIPPERS_OPERATOR,
    at: '{programmed}?carrier={programmedId}',
    steps: [{ fill: '[role=dialog] input', text: 'Sierra' }, { hover: '[role=option]' }],
  },
  {
    file: 'order-assign',
    account: OPERATOR,
    at: '{handed}?assign={handedId}',
    steps: [{ click: '[role=dialog] [role=radio]' }],
  },
  { file: 'trip-accept', at: '{driverLink}', ...phone },
  { file: 'order-tasks', account: OPERATOR, at: '{driven}?tab=tasks' },
  { file: 'order-map', account: OPERATOR, at: '{driven}?tab=map', steps: [{ scrollTo: '[role=tablist]' }] },
  { file: 'order-links', account: SHIPPER, at: '{onTheWay}?tab=links' },
  {
    file: 'order-share',
    account: SHIPPER,
    at: '{onTheWay}?tab=links',
    steps: [{ click: 'main .tabler-icon-share' }],
  },
  { file: 'client-link', at: '{clientLink}', ...phone },
  { file: 'client-form', at: '{formLink}', ...phone },
  { file: 'client-report', at: '{reportLink}' },
  { file: 'order-finished', account: SHIPPER, at: '{finished}' },
  { file: 'order-pay', account: SHIPPER, at: '{toPay}?pay={toPayId}' },
  { file: 'rating', at: '{ratingLink}', ...phone },
  { file: 'order-timeline', account: SHIPPER, at: '{paid}?tab=timeline' },
];

/** What one role sees that the story does not show. */
const ROLES: readonly Picture[] = [
  { file: 'operator-orders', account: OPERATOR, at: '/loadOrder' },
  {
    file: 'operator-match',
    account: OPERATOR,
    at: '/loadOrder?statuses=programmed&sides=own',
    steps: [{ click: 'tbody input[type=checkbox] >> nth=0' }, { click: 'tbody input[type=checkbox] >> nth=1' }],
  },
  { file: 'operator-operation', account: SHIPPER, at: '{operation}' },
  { file: 'routes', account: OPERATOR, at: '/routes' },
  { file: 'route-geofences', account: OPERATOR, at: '/routes?tab=geofences' },
  { file: 'route-editor', account: OPERATOR, at: '{route}' },
  { file: 'route-alarms', account: OPERATOR, at: '{routeAlarms}' },
  { file: 'road-map', account: OPERATOR, at: '/mapLoadOrders' },
  { file: 'road-replay', account: OPERATOR, at: '{driven}?tab=map&replay=order:{drivenId}' },
  { file: 'road-alerts', account: OPERATOR, at: '/operativeControl' },
  { file: 'road-devices', account: OPERATOR, at: '/connectedDevices' },
  { file: 'shipper-orders', account: SHIPPER, at: '/loadOrder' },
  { file: 'carrier-orders', account: CARRIER, at: '/loadOrder?sides=carried' },
  { file: 'drivers', account: CARRIER, at: '/carrier' },
  { file: 'driver-documents', account: CARRIER, at: '{driver}?tab=documents' },
  { file: 'truck', account: CARRIER, at: '{truck}' },
  { file: 'import', account: CARRIER, at: '/uploader/carrier' },
  { file: 'administrator-users', account: ADMINISTRATOR, at: '/users' },
  { file: 'administrator-invite', account: ADMINISTRATOR, at: '/users?invite=true' },
  { file: 'administrator-role', account: ADMINISTRATOR, at: '/users?tab=roles&role=new' },
  { file: 'administrator-theme', account: ADMINISTRATOR, at: '/company?tab=theme' },
  { file: 'administrator-template', account: ADMINISTRATOR, at: '/stageTemplate/create' },
  { file: 'platform-companies', account: PLATFORM, at: '/companies' },
  { file: 'platform-create', account: PLATFORM, at: '/companies/create' },
  { file: 'agro-orders', account: AGRO, at: '/agro/loadOrder' },
  { file: 'agro-trucks', account: AGRO, at: '/agro/loadOrder?trucks=new' },
  { file: 'agro-operation', account: AGRO, at: '{agroOperation}' },
  { file: 'security-order', account: SECURITY, at: '{onTheWay}' },
  { file: 'security-drivers', account: SECURITY, at: '/carrier', ...phone },
  { file: 'client-orders', account: CLIENT, at: '/client/loadOrder' },
  { file: 'client-order', account: CLIENT, at: '{followed}' },
  { file: 'scheduler-orders', account: SCHEDULER, at: '/loadOrder?statuses=assigned,inProgress' },
  { file: 'auditor-payment', account: AUDITOR, at: '{audited}?tab=freights' },
];

/** At the end: the phone reports where it is, and the map would show the truck there. */
const PHONE: readonly Picture[] = [
  { file: 'trip', account: TRUCKER, at: '{trip}', ...phone },
  { file: 'trip-task', account: TRUCKER, at: '{trip}', ...phone, steps: [{ click: 'li[data-state=open] button' }] },
  { file: 'trips', account: TRUCKER, at: '/trips', ...phone },
];

/** For the README alone, which is in English. */
const DARK: readonly Picture[] = [
  { file: 'operator-orders-dark', account: OPERATOR, at: '/loadOrder', ...dark },
  { file: 'order-dark', account: SHIPPER, at: '{onTheWay}', ...dark },
  { file: 'drivers-dark', account: CARRIER, at: '/carrier', ...dark },
  { file: 'truck-dark', account: CARRIER, at: '{truck}', ...dark },
];

/** Every picture of the guide in a language; those in English include the ones of the README. */
export function picturesIn(language: string): readonly Picture[] {
  return [...SHARED, ...ORDER, ...ROLES, ...(language === 'en' ? DARK : []), ...PHONE];
}

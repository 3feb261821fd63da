import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  'general-report': {
    label: label('Painéis', 'Paneles', 'Dashboards'),
    order: 260,
    names: {
      'general-report-carrier': {
        label: label('Painel da transportadora', 'Panel de la transportadora', 'Carrier dashboard'),
        roles: ['operator', 'transport-company', 'auditor'],
      },
      'general-report-shipper': {
        label: label('Painel do embarcador', 'Panel del cargador', 'Shipper dashboard'),
        roles: ['shipper', 'auditor'],
      },
      'general-report-overview': {
        label: label('Painel geral', 'Panel general', 'Overview dashboard'),
        roles: ['auditor'],
      },
      'general-report-carrier-agro': {
        label: label('Painel da transportadora agro', 'Panel de la transportadora agro', 'Agro carrier dashboard'),
        roles: ['transport-company', 'auditor'],
      },
      'general-report-shipper-agro': {
        label: label('Painel do embarcador agro', 'Panel del cargador agro', 'Agro shipper dashboard'),
        roles: ['agro-shipper', 'auditor'],
      },
      'general-report-security': {
        label: label('Painel de segurança', 'Panel de seguridad', 'Security dashboard'),
        roles: ['security', 'auditor'],
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

const ANY_REPORT = {
  anyOf: [
    'general-report-carrier',
    'general-report-shipper',
    'general-report-overview',
    'general-report-carrier-agro',
    'general-report-shipper-agro',
    'general-report-security',
  ],
} as const;
/** Each for whoever opens a control centre with the same figures. */
const SCORECARDS = {
  anyOf: ['general-report-overview', 'general-report-carrier', 'general-report-shipper', 'general-report-shipper-agro'],
} as const;
const LANES = { anyOf: [...SCORECARDS.anyOf, 'general-report-carrier-agro'] } as const;
const PAYMENTS = {
  allOf: [
    'show-freight-columns',
    { anyOf: ['general-report-overview', 'general-report-carrier', 'general-report-shipper'] },
  ],
} as const;
const DOCUMENTS = {
  anyOf: ['general-report-overview', 'general-report-carrier', 'general-report-security'],
} as const;
/** Whoever takes a report out of the product may also have it sent. */
const SEND_REPORTS = { allOf: ['download-reports', ANY_REPORT] } as const;

export const screens = defineScreens({
  operations: {
    path: 'controlCenterOperations',
    guard: 'general-report-carrier',
    menu: { group: 'statistics', order: 10 },
    home: 10,
  },
  shipper: {
    path: 'controlCenterShipper',
    guard: 'general-report-shipper',
    menu: { group: 'statistics', order: 20 },
    home: 30,
  },
  agro: { path: 'controlCenter', guard: 'general-report-carrier-agro', menu: { group: 'statistics', order: 30 } },
  agroShipper: {
    path: 'controlCenterAgroShipper',
    guard: 'general-report-shipper-agro',
    menu: { group: 'statistics', order: 40 },
    home: 20,
  },
  security: {
    path: 'controlCenterSecurity',
    guard: 'general-report-security',
    menu: { group: 'statistics', order: 50 },
    home: 40,
  },
  /** The company as a whole, in no menu but among the reports. */
  overview: { path: 'reports/overview', guard: 'general-report-overview', title: 'reports/overview', palette: true },
  /** Every report one may open. */
  reports: {
    path: 'reports',
    guard: ANY_REPORT,
    menu: { group: 'statistics', order: 60 },
  },
  /** What a person composes from period, grouping, measures and filters. */
  scorecards: { path: 'reports/scorecards', guard: SCORECARDS, title: 'reports/scorecards', palette: true },
  lanes: { path: 'reports/lanes', guard: LANES, title: 'reports/lanes', palette: true },
  payments: { path: 'reports/payments', guard: PAYMENTS, title: 'reports/payments', palette: true },
  documents: { path: 'reports/documents', guard: DOCUMENTS, title: 'reports/documents', palette: true },
  schedules: { path: 'reports/schedules', guard: SEND_REPORTS },
  createSchedule: { path: 'reports/schedules/create', guard: SEND_REPORTS },
  schedule: { path: 'reports/schedules/{scheduleId}', guard: SEND_REPORTS },
  editSchedule: { path: 'reports/schedules/{scheduleId}/edit', guard: SEND_REPORTS },
  /** Of the link in a mail. */
  mailedReport: { path: 'client/scheduled-report/{alias}', guard: 'public' },
  /** What each control centre shows: the own dashboard, or one of a service outside. */
  embeds: {
    path: 'reports/embeds',
    guard: 'company-profile-write',
    menu: { group: 'configuration', order: 48 },
    title: 'reports/embeds',
  },
  embed: { path: 'reports/embeds/{screen}', guard: 'company-profile-write', title: 'reports/embeds' },
  /** One control centre for everybody with its link, which is in the query. */
  publicReport: { path: 'public', guard: 'public' },
});

/** Dashboards by role. */
export const area = defineArea({
  tables: [
    'report_line',
    'report_recount',
    'report_trip',
    'report_schedule',
    'report_run',
    'report_mail',
    'report_embed',
    'report_link',
  ],
  permissions,
  screens,
  menu: {
    overview: label('Visão geral da empresa', 'Panorama de la empresa', 'Company overview'),
    operations: label('Relatório operacional', 'Reporte operativo', 'Operations report'),
    shipper: label('Relatório do embarcador', 'Reporte del cargador', 'Shipper report'),
    agro: label('Relatório agro', 'Reporte agro', 'Agro report'),
    agroShipper: label('Relatório do embarcador agro', 'Reporte del cargador agro', 'Agro shipper report'),
    security: label('Relatório de segurança', 'Reporte de seguridad', 'Security report'),
    scorecards: label('Desempenho', 'Desempeño', 'Scorecards'),
    lanes: label('Rotas', 'Rutas', 'Lanes'),
    payments: label('Pagamentos', 'Pagos', 'Payments'),
    documents: label('Documentos', 'Documentos', 'Documents'),
    reports: label('Relatórios', 'Informes', 'Reports'),
    embeds: label('Painéis incorporados', 'Paneles incorporados', 'Embedded dashboards'),
  },
  titles: {
    'reports/embeds': label('Painéis incorporados', 'Paneles incorporados', 'Embedded dashboards'),
    'reports/overview': label('Visão geral da empresa', 'Panorama de la empresa', 'Company overview'),
    'reports/scorecards': label('Desempenho', 'Desempeño', 'Scorecards'),
    'reports/lanes': label('Rotas', 'Rutas', 'Lanes'),
    'reports/payments': label('Pagamentos', 'Pagos', 'Payments'),
    'reports/documents': label('Documentos', 'Documentos', 'Documents'),
  },
});

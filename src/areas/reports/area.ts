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
  schedules: { path: 'reports/schedules', guard: SEND_REPORTS },
  createSchedule: { path: 'reports/schedules/create', guard: SEND_REPORTS },
  schedule: { path: 'reports/schedules/{scheduleId}', guard: SEND_REPORTS },
  editSchedule: { path: 'reports/schedules/{scheduleId}/edit', guard: SEND_REPORTS },
  /** Of the link in a mail. */
  mailedReport: { path: 'client/scheduled-report/{alias}', guard: 'public' },
});

/** Dashboards by role. */
export const area = defineArea({
  tables: ['report_line', 'report_recount', 'report_trip', 'report_schedule', 'report_run', 'report_mail'],
  permissions,
  screens,
  menu: {
    overview: label('Visão geral da empresa', 'Panorama de la empresa', 'Company overview'),
    operations: label('Relatório operacional', 'Reporte operativo', 'Operations report'),
    shipper: label('Relatório do embarcador', 'Reporte del cargador', 'Shipper report'),
    agro: label('Relatório agro', 'Reporte agro', 'Agro report'),
    agroShipper: label('Relatório do embarcador agro', 'Reporte del cargador agro', 'Agro shipper report'),
    security: label('Relatório de segurança', 'Reporte de seguridad', 'Security report'),
    reports: label('Relatórios', 'Informes', 'Reports'),
  },
  titles: {
    'reports/overview': label('Visão geral da empresa', 'Panorama de la empresa', 'Company overview'),
  },
});

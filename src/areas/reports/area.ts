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
  /** Every report one may open. */
  reports: {
    path: 'reports',
    guard: {
      anyOf: [
        'general-report-carrier',
        'general-report-shipper',
        'general-report-overview',
        'general-report-carrier-agro',
        'general-report-shipper-agro',
        'general-report-security',
      ],
    },
    menu: { group: 'statistics', order: 60 },
  },
});

/** Dashboards by role. */
export const area = defineArea({
  tables: ['report_line', 'report_recount', 'report_trip'],
  permissions,
  screens,
  menu: {
    operations: label('Relatório operacional', 'Reporte operativo', 'Operations report'),
    shipper: label('Relatório do embarcador', 'Reporte del cargador', 'Shipper report'),
    agro: label('Relatório agro', 'Reporte agro', 'Agro report'),
    agroShipper: label('Relatório do embarcador agro', 'Reporte del cargador agro', 'Agro shipper report'),
    security: label('Relatório de segurança', 'Reporte de seguridad', 'Security report'),
    reports: label('Relatórios', 'Informes', 'Reports'),
  },
});

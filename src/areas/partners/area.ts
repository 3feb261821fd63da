import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  'external-company': {
    label: label('Empresas externas', 'Empresas externas', 'External companies'),
    order: 70,
    names: {
      'external-company-read': {
        label: label('Ver empresas externas', 'Ver empresas externas', 'See external companies'),
        roles: ['operator', 'shipper', 'agro-shipper', 'auditor'],
      },
      'external-company-write': {
        label: label(
          'Criar e editar empresas externas',
          'Crear y editar empresas externas',
          'Create and edit external companies',
        ),
        roles: ['operator', 'shipper', 'agro-shipper'],
      },
    },
  },
  client: {
    label: label('Clientes', 'Clientes', 'Clients'),
    order: 80,
    names: {
      'client-read': {
        label: label('Ver clientes', 'Ver clientes', 'See clients'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
      'client-write': {
        label: label('Criar e editar clientes', 'Crear y editar clientes', 'Create and edit clients'),
        added: true,
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company'],
      },
    },
  },
  provider: {
    label: label('Empresas de transporte', 'Empresas de transporte', 'Transport companies'),
    order: 90,
    names: {
      'provider-read': {
        label: label('Ver empresas de transporte', 'Ver empresas de transporte', 'See transport companies'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'warehouse-scheduler', 'auditor'],
      },
      'provider-write': {
        label: label(
          'Criar e editar empresas de transporte',
          'Crear y editar empresas de transporte',
          'Create and edit transport companies',
        ),
        added: true,
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company'],
      },
    },
  },
  'client-lists-by-country': {
    label: label('Clientes por país', 'Clientes por país', 'Clients by country'),
    order: 240,
    names: {
      'client-list-bo': {
        label: label('Lista de clientes: Bolívia', 'Lista de clientes: Bolivia', 'Client list: Bolivia'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
      'client-list-cl': {
        label: label('Lista de clientes: Chile', 'Lista de clientes: Chile', 'Client list: Chile'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
      'client-list-py': {
        label: label('Lista de clientes: Paraguai', 'Lista de clientes: Paraguay', 'Client list: Paraguay'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
      'client-list-pe': {
        label: label('Lista de clientes: Peru', 'Lista de clientes: Perú', 'Client list: Peru'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
      'client-list-mx': {
        label: label('Lista de clientes: México', 'Lista de clientes: México', 'Client list: Mexico'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
      'client-list-ar': {
        label: label('Lista de clientes: Argentina', 'Lista de clientes: Argentina', 'Client list: Argentina'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
      'client-list-uy': {
        label: label('Lista de clientes: Uruguai', 'Lista de clientes: Uruguay', 'Client list: Uruguay'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
      'client-list-br': {
        label: label('Lista de clientes: Brasil', 'Lista de clientes: Brasil', 'Client list: Brazil'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
    },
  },
  'transport-company-lists-by-country': {
    label: label('Transportadoras por país', 'Transportadoras por país', 'Transport companies by country'),
    order: 250,
    names: {
      'transport-company-list-bo': {
        label: label(
          'Lista de transportadoras: Bolívia',
          'Lista de transportadoras: Bolivia',
          'Transport company list: Bolivia',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'warehouse-scheduler', 'auditor'],
      },
      'transport-company-list-cl': {
        label: label(
          'Lista de transportadoras: Chile',
          'Lista de transportadoras: Chile',
          'Transport company list: Chile',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'warehouse-scheduler', 'auditor'],
      },
      'transport-company-list-py': {
        label: label(
          'Lista de transportadoras: Paraguai',
          'Lista de transportadoras: Paraguay',
          'Transport company list: Paraguay',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'warehouse-scheduler', 'auditor'],
      },
      'transport-company-list-pe': {
        label: label(
          'Lista de transportadoras: Peru',
          'Lista de transportadoras: Perú',
          'Transport company list: Peru',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'warehouse-scheduler', 'auditor'],
      },
      'transport-company-list-mx': {
        label: label(
          'Lista de transportadoras: México',
          'Lista de transportadoras: México',
          'Transport company list: Mexico',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'warehouse-scheduler', 'auditor'],
      },
      'transport-company-list-ar': {
        label: label(
          'Lista de transportadoras: Argentina',
          'Lista de transportadoras: Argentina',
          'Transport company list: Argentina',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'warehouse-scheduler', 'auditor'],
      },
      'transport-company-list-uy': {
        label: label(
          'Lista de transportadoras: Uruguai',
          'Lista de transportadoras: Uruguay',
          'Transport company list: Uruguay',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'warehouse-scheduler', 'auditor'],
      },
      'transport-company-list-br': {
        label: label(
          'Lista de transportadoras: Brasil',
          'Lista de transportadoras: Brasil',
          'Transport company list: Brazil',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'warehouse-scheduler', 'auditor'],
      },
    },
  },
  features: {
    names: {
      ATTRIB_OC_ITC: {
        label: label(
          'Selecionar toda a galeria de documentos',
          'Seleccionar toda la galería de documentos',
          'Select the whole document gallery',
        ),
        special: 'wording',
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

export const screens = defineScreens({
  clients: { path: 'client', guard: 'client-read', menu: { group: 'administration', order: 40 } },
  client: { path: 'client/detail/{clientId}', guard: 'client-read' },
  createClient: { path: 'client/create', guard: 'client-read' },
  updateClient: { path: 'client/update/{clientId}', guard: 'client-read' },
  transportCompanies: {
    path: 'clientTransport',
    guard: 'provider-read',
    menu: { group: 'administration', order: 30, renamed: [{ to: 'companiesWithDocks', when: 'can-assign-docks' }] },
  },
  transportCompany: { path: 'clientTransport/detail/{clientId}', guard: 'provider-read' },
  createTransportCompany: { path: 'clientTransport/create', guard: 'provider-read' },
  updateTransportCompany: { path: 'clientTransport/update/{clientId}', guard: 'provider-read' },
  externalCompanies: {
    path: 'externalCompany',
    guard: { anyOf: ['external-company-read', 'external-company-write'] },
    menu: { group: 'administration', order: 20 },
  },
});

/** Clients, transport companies and external companies. */
export const area = defineArea({
  tables: ['partner', 'partner_access', 'partner_address', 'partner_contact', 'partner_document'],
  permissions,
  screens,
  menu: {
    clients: label('Clientes', 'Clientes', 'Clients'),
    transportCompanies: label('Empresas de transporte', 'Empresas de transporte', 'Transport companies'),
    externalCompanies: label('Empresas externas', 'Empresas externas', 'External companies'),
  },
  actions: {
    newClient: label('Novo cliente', 'Nuevo cliente', 'New client'),
    newTransportCompany: label('Nova empresa de transporte', 'Nueva empresa de transporte', 'New transport company'),
    newExternalCompany: label('Nova empresa externa', 'Nueva empresa externa', 'New external company'),
  },
  renamed: {
    companiesWithDocks: label('Empresas', 'Empresas', 'Companies'),
  },
});

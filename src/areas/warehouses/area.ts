import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  'installation-facilities': {
    label: label('Instalações', 'Instalaciones', 'Facilities'),
    order: 160,
    names: {
      'installation-facilities': {
        label: label('Avaliar instalações', 'Evaluar instalaciones', 'Rate facilities'),
        roles: ['operator', 'shipper', 'warehouse-scheduler'],
      },
    },
  },
  warehouses: {
    label: label('Armazéns', 'Almacenes', 'Warehouses'),
    order: 210,
    names: {
      warehouses: {
        label: label('Ver armazéns e docas', 'Ver almacenes y docks', 'See warehouses and docks'),
        roles: ['operator', 'shipper', 'security', 'warehouse-scheduler', 'auditor'],
      },
      'warehouses-write': {
        label: label('Gerir armazéns e docas', 'Gestionar almacenes y docks', 'Manage warehouses and docks'),
        added: true,
        roles: ['operator', 'shipper', 'warehouse-scheduler'],
      },
    },
  },
  'ticket-validation': {
    label: label('Validações', 'Validaciones', 'Validations'),
    order: 220,
    names: {
      'ticket-validation': {
        label: label('Validar tickets na portaria', 'Validar tickets en la entrada', 'Validate tickets at the gate'),
        roles: ['operator', 'shipper', 'security', 'warehouse-scheduler'],
      },
    },
  },
  scheduling: {
    label: label('Agendamentos', 'Agendamientos', 'Schedulings'),
    order: 230,
    names: {
      scheduling: {
        label: label('Gerir agendamentos', 'Gestionar agendamientos', 'Manage schedulings'),
        roles: ['operator', 'shipper', 'transport-company', 'warehouse-scheduler'],
      },
    },
  },
  actions: {
    names: {
      'can-assign-docks': {
        label: label('Atribuir docas', 'Asignar docks', 'Assign docks'),
        roles: ['operator', 'shipper', 'warehouse-scheduler'],
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

export const screens = defineScreens({
  warehouses: { path: 'warehouses', guard: 'warehouses', menu: { group: 'facilities', order: 10 } },
  createWarehouse: { path: 'warehouse/register', guard: 'warehouses-write' },
  updateWarehouse: { path: 'warehouse/update/{warehouseId}', guard: 'warehouses-write' },
  warehouse: { path: 'warehouse/detail/{warehouseId}', guard: 'warehouses' },
  validations: {
    path: 'validations',
    guard: 'warehouses',
    menu: { group: 'facilities', order: 20, shownTo: 'ticket-validation' },
  },
  schedulings: {
    path: 'schedulings',
    guard: 'warehouses',
    menu: { group: 'facilities', order: 30, shownTo: 'scheduling' },
  },
  /** What the camera of a passer-by finds in the QR code of a ticket. */
  ticket: { path: 'ticket/{signed}', guard: 'public' },
  facilityRating: {
    path: 'facilities/rating',
    guard: 'installation-facilities',
    menu: { group: 'facilities', order: 40 },
  },
});

/** Warehouses with their docks, bookings and checks at the gate. */
export const area = defineArea({
  tables: [
    'booking',
    'booking_event',
    'dock',
    'dock_slot',
    'gate_check',
    'ticket_key',
    'warehouse',
    'warehouse_category',
    'warehouse_closure',
    'warehouse_photo',
    'warehouse_rating',
    'warehouse_shift',
  ],
  permissions,
  screens,
  menu: {
    warehouses: label('Armazéns', 'Almacenes', 'Warehouses'),
    validations: label('Validações', 'Validaciones', 'Validations'),
    schedulings: label('Agendamentos', 'Agendamientos', 'Schedulings'),
    facilityRating: label('Avaliação de instalações', 'Calificación de instalaciones', 'Facility rating'),
  },
  titles: {
    facilities: label('Instalações', 'Instalaciones', 'Facilities'),
    warehouses: label('Instalações', 'Instalaciones', 'Facilities'),
    warehouse: label('Instalações', 'Instalaciones', 'Facilities'),
  },
});

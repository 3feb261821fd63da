import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  'fleet-spot': {
    label: label('Frota spot', 'Flota spot', 'Spot fleet'),
    order: 120,
    names: {
      'fleet-trucker-read': {
        label: label('Ver motoristas spot', 'Ver conductores spot', 'See spot drivers'),
        roles: ['operator', 'auditor'],
      },
      'fleet-trucker-write': {
        label: label(
          'Criar e editar motoristas spot',
          'Crear y editar conductores spot',
          'Create and edit spot drivers',
        ),
        roles: ['operator'],
      },
      'fleet-transport-unit-read': {
        label: label('Ver caminhões spot', 'Ver camiones spot', 'See spot trucks'),
        roles: ['operator', 'auditor'],
      },
      'fleet-transport-unit-write': {
        label: label('Criar e editar caminhões spot', 'Crear y editar camiones spot', 'Create and edit spot trucks'),
        roles: ['operator'],
      },
      'fleet-trailer-read': {
        label: label('Ver semirreboques spot', 'Ver semirremolques spot', 'See spot semitrailers'),
        roles: ['operator', 'auditor'],
      },
      'fleet-trailer-write': {
        label: label(
          'Criar e editar semirreboques spot',
          'Crear y editar semirremolques spot',
          'Create and edit spot semitrailers',
        ),
        roles: ['operator'],
      },
    },
  },
  'fleet-own': {
    label: label('Minha frota', 'Mi flota', 'My fleet'),
    order: 130,
    names: {
      'trucker-read': {
        label: label('Ver motoristas próprios', 'Ver conductores propios', 'See own drivers'),
        roles: ['operator', 'transport-company', 'security', 'auditor'],
      },
      'trucker-write': {
        label: label('Cadastrar motoristas próprios', 'Registrar conductores propios', 'Register own drivers'),
        roles: ['operator', 'transport-company'],
      },
      'trucker-edit': {
        label: label('Editar motoristas próprios', 'Editar conductores propios', 'Edit own drivers'),
        roles: ['operator', 'transport-company'],
      },
      'transport-unit-read': {
        label: label('Ver caminhões próprios', 'Ver camiones propios', 'See own trucks'),
        roles: ['operator', 'transport-company', 'security', 'auditor'],
      },
      'transport-unit-write': {
        label: label(
          'Criar e editar caminhões próprios',
          'Crear y editar camiones propios',
          'Create and edit own trucks',
        ),
        roles: ['operator', 'transport-company'],
      },
      'semitruck-read': {
        label: label('Ver semirreboques próprios', 'Ver semirremolques propios', 'See own semitrailers'),
        roles: ['operator', 'transport-company', 'security', 'auditor'],
      },
      'semitruck-write': {
        label: label(
          'Criar e editar semirreboques próprios',
          'Crear y editar semirremolques propios',
          'Create and edit own semitrailers',
        ),
        roles: ['operator', 'transport-company'],
      },
    },
  },
  actions: {
    names: {
      'import-excel-truckers': {
        label: label(
          'Importar motoristas de planilha',
          'Importar conductores desde planilla',
          'Import drivers from a spreadsheet',
        ),
        roles: ['operator', 'transport-company'],
      },
      'import-excel-trucks': {
        label: label(
          'Importar caminhões de planilha',
          'Importar camiones desde planilla',
          'Import trucks from a spreadsheet',
        ),
        roles: ['operator', 'transport-company'],
      },
      'import-excel-trailers': {
        label: label(
          'Importar semirreboques de planilha',
          'Importar semirremolques desde planilla',
          'Import semitrailers from a spreadsheet',
        ),
        roles: ['operator', 'transport-company'],
      },
      'hide-homologation-section': {
        label: label(
          'Sem a seção de homologação',
          'Sin la sección de homologación',
          'Without the homologation section',
        ),
        special: 'restriction',
      },
    },
  },
  features: {
    names: {
      'show-fleet-type': {
        label: label('Ver o tipo de frota', 'Ver el tipo de flota', 'See the fleet type'),
        roles: ['operator', 'transport-company', 'auditor'],
      },
      'carrier-company': {
        label: label('Trabalhar como transportadora', 'Trabajar como transportadora', 'Work as a carrier company'),
        roles: ['operator', 'transport-company'],
      },
      'assign-transport-company-field': {
        label: label(
          'Campo de empresa de transporte na ordem',
          'Campo de empresa de transporte en la orden',
          'Transport company field on the order',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company'],
      },
      'chat-expiration-date-field': {
        label: label('Campo de vencimento do chat', 'Campo de vencimiento del chat', 'Chat expiration date field'),
        roles: ['operator'],
      },
      'change-name-fleet': {
        label: label(
          'Chamar a frota de terceiros de frota de apoio',
          'Llamar flota de apoyo a la flota tercera',
          'Call the third-party fleet support fleet',
        ),
        special: 'wording',
      },
      'load-order-show-phone-trucker': {
        label: label(
          'Ver o telefone do motorista eventual',
          'Ver el teléfono del conductor eventual',
          'See the phone of an eventual driver',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company'],
      },
      'show-transport-company-information': {
        label: label(
          'Ver dados da transportadora do motorista',
          'Ver datos de la transportadora del conductor',
          'See the carrier of a driver',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

const READ_OWN_DRIVERS = { anyOf: ['trucker-read', 'trucker-write', 'trucker-edit'] } as const;
const READ_SPOT_DRIVERS = { anyOf: ['fleet-trucker-read', 'fleet-trucker-write'] } as const;
const READ_OWN_TRUCKS = { anyOf: ['transport-unit-read', 'transport-unit-write'] } as const;
const READ_SPOT_TRUCKS = { anyOf: ['fleet-transport-unit-read', 'fleet-transport-unit-write'] } as const;
const READ_SPOT_SEMITRAILERS = { anyOf: ['fleet-trailer-read', 'fleet-trailer-write'] } as const;

export const screens = defineScreens({
  ownDriverList: { path: 'carrier', guard: READ_OWN_DRIVERS, menu: { group: 'ownFleet', order: 10 } },
  ownDriverDetail: { path: 'carrier/details/{carrierId}', guard: READ_OWN_DRIVERS },
  ownDriverProfile: { path: 'carrier/profile/{carrierId}', guard: READ_OWN_DRIVERS },
  ownDriverCreate: { path: 'carrier/create', guard: 'trucker-write' },
  ownDriverUpdate: { path: 'carrier/update/{carrierId}', guard: { anyOf: ['trucker-write', 'trucker-edit'] } },
  spotDriverList: { path: 'carrierSpot', guard: READ_SPOT_DRIVERS, menu: { group: 'spotFleet', order: 10 } },
  spotDriverDetail: { path: 'carrierSpot/details/{carrierId}', guard: READ_SPOT_DRIVERS },
  spotDriverProfile: { path: 'carrierSpot/profile/{carrierId}', guard: READ_SPOT_DRIVERS },
  spotDriverCreate: { path: 'carrierSpot/create', guard: 'fleet-trucker-write' },
  spotDriverUpdate: { path: 'carrierSpot/update/{carrierId}', guard: 'fleet-trucker-write' },
  ownTruckList: { path: 'transportUnit', guard: READ_OWN_TRUCKS, menu: { group: 'ownFleet', order: 20 } },
  ownTruckDetail: { path: 'transportUnit/details/{transportUnitId}', guard: READ_OWN_TRUCKS },
  ownTruckCreate: { path: 'transportUnit/create', guard: 'transport-unit-write' },
  ownTruckUpdate: { path: 'transportUnit/update/{transportUnitId}', guard: 'transport-unit-write' },
  spotTruckList: { path: 'transportUnitSpot', guard: READ_SPOT_TRUCKS, menu: { group: 'spotFleet', order: 20 } },
  spotTruckDetail: { path: 'transportUnitSpot/details/{transportUnitId}', guard: READ_SPOT_TRUCKS },
  spotTruckCreate: { path: 'transportUnitSpot/create', guard: 'fleet-transport-unit-write' },
  spotTruckUpdate: { path: 'transportUnitSpot/update/{transportUnitId}', guard: 'fleet-transport-unit-write' },
  ownSemitrailerList: {
    path: 'semitruck',
    guard: { anyOf: ['semitruck-read', 'semitruck-write'] },
    menu: { group: 'ownFleet', order: 30 },
  },
  ownSemitrailerDetail: { path: 'semitruck/detail/{semitruckId}', guard: 'open' },
  ownSemitrailerCreate: { path: 'semitruck/create', guard: 'semitruck-write' },
  ownSemitrailerUpdate: { path: 'semitruck/update/{semitruckId}', guard: 'semitruck-write' },
  spotSemitrailerList: {
    path: 'semitruckSpot',
    guard: READ_SPOT_SEMITRAILERS,
    menu: { group: 'spotFleet', order: 30 },
  },
  spotSemitrailerDetail: { path: 'semitruckSpot/detail/{semitruckId}', guard: READ_SPOT_SEMITRAILERS },
  spotSemitrailerCreate: { path: 'semitruckSpot/create', guard: 'fleet-trailer-write' },
  spotSemitrailerUpdate: { path: 'semitruckSpot/update/{semitruckId}', guard: 'fleet-trailer-write' },
});

/** Drivers, trucks and semitrailers, of the own fleet and of the spot market. */
export const area = defineArea({
  tables: [
    'driver',
    'homologation',
    'homologation_check',
    'homologation_watcher',
    'vehicle',
    'vehicle_category',
    'vehicle_category_list',
    'vehicle_claim',
    'vehicle_photo',
  ],
  permissions,
  screens,
  menu: {
    ownDriverList: label('Motoristas', 'Conductores', 'Drivers'),
    spotDriverList: label('Motoristas', 'Conductores', 'Drivers'),
    ownTruckList: label('Caminhões', 'Camiones', 'Trucks'),
    spotTruckList: label('Caminhões', 'Camiones', 'Trucks'),
    ownSemitrailerList: label('Semirreboques', 'Semirremolques', 'Semitrailers'),
    spotSemitrailerList: label('Semirreboques', 'Semirremolques', 'Semitrailers'),
  },
  actions: {
    newDriver: label('Novo motorista', 'Nuevo conductor', 'New driver'),
    newTruck: label('Novo caminhão', 'Nuevo camión', 'New truck'),
    newSemitrailer: label('Novo semirreboque', 'Nuevo semirremolque', 'New semitrailer'),
  },
});

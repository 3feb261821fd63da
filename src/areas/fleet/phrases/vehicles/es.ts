import { countryNames } from '#areas/companies/rules/country-name.ts';
import type { Translation } from '#kernel/phrases.ts';
import {
  availabilityEs as availability,
  dockOperationsEs as dockOperations,
  truckTypesEs as truckTypes,
} from '../catalogues/es.ts';
import type { vehiclesPtBR } from './pt-BR.ts';

const countries = countryNames('es');
const status = { enabled: 'Habilitado', disabled: 'Deshabilitado' } as const;
const documents = {
  complete: 'Completo',
  expiring: 'Por vencer',
  pending: 'Pendiente',
  expired: 'Fecha vencida',
} as const;
const typeOfFleet = { ownFleet: 'Flota propia', externalFleet: 'Flota tercera' } as const;

const semitrailerTypes = {
  flatbed: 'Plataforma',
  curtainSider: 'Sider',
  dryVan: 'Furgón',
  refrigerated: 'Refrigerado',
  tank: 'Cisterna',
  grainHopper: 'Granelero',
  dump: 'Volcador',
  lowBed: 'Cama baja',
  containerChassis: 'Portacontenedor',
  livestock: 'Ganadero',
  carCarrier: 'Cigüeña',
  timber: 'Forestal',
  siloBulk: 'Silo',
  dolly: 'Dolly',
} as const;

const claimSides = { sent: 'Enviada', received: 'Recibida' } as const;
const claimStatuses = {
  pending: 'Espera respuesta',
  accepted: 'Aceptada',
  refused: 'Rechazada',
  withdrawn: 'Terminada',
} as const;
const kinds = { truck: 'Camión', semitrailer: 'Semirremolque' } as const;

const columns = {
  plate: 'Placa',
  availability: 'Viaje actual',
  type: 'Tipo',
  brand: 'Marca',
  year: 'Año',
  color: 'Color',
  capacity: 'Capacidad (Tn)',
  pallets: 'Pallets',
  volume: 'Volumen (M³)',
  axles: 'Ejes',
  trucker: 'Conductor',
  assigned: 'Asignado',
  transportCompany: 'Empresa de transporte',
  typeOfFleet: 'Tipo de flota',
  completion: 'Documentos (%)',
  documents: 'Documentos',
  status: 'Estado',
  countryCode: 'País',
  createdAt: 'Creado el',
  updatedAt: 'Modificado el',
} as const;

const filters = {
  plates: 'Placa',
  types: 'Tipo',
  brands: 'Marca',
  capacities: 'Capacidad',
  truckers: 'Conductor',
  assigned: 'Asignado',
  availabilities: 'Disponibilidad',
  transportCompanies: 'Empresa de transporte',
  typeOfFleet: 'Tipo de flota',
  documents: 'Documentos',
  documentDates: 'Primer documento por vencer',
  statuses: 'Estado',
  countryCodes: 'País',
} as const;

const values = {
  countryCode: countries,
  countryCodes: countries,
  typeOfFleet,
  availability,
  availabilities: availability,
  documents,
  status,
  statuses: status,
} as const;

const trucks = {
  added_one: '{{count}} nuevo camión, mostrar',
  added_other: '{{count}} nuevos camiones, mostrar',
  columns: { ...columns, lastSeen: 'Última posición', trailerPlates: 'Semirremolques' },
  filters: { ...filters, trailerPlates: 'Placa del semirremolque' },
  values: { ...values, type: truckTypes, types: truckTypes },
} as const;

const semitrailers = {
  added_one: '{{count}} nuevo semirremolque, mostrar',
  added_other: '{{count}} nuevos semirremolques, mostrar',
  columns: { ...columns, associatedTransportUnit: 'Camión' },
  filters: { ...filters, associatedTransportUnit: 'Camión' },
  values: { ...values, type: semitrailerTypes, types: semitrailerTypes },
} as const;

export const vehiclesEs: Translation<typeof vehiclesPtBR> = {
  fleet: {
    vehicles: {
      status,
      lastSeen: { near: 'Cerca de {{city}}', never: 'Nunca visto' },
      search: { title: 'Buscar por placa' },
      categories: { title: 'Categorías' },
      documents,
      kinds,
      market: { own: 'Flota propia', spot: 'Mercado spot' },
      types: { ...truckTypes, ...semitrailerTypes },
      features: { axles: 'Ejes', capacity: 'Capacidad (Tn)', volume: 'Volumen (M³)', pallets: 'Pallets' },
      dockOperations,
      kind: {
        truck: {
          new: 'Nuevo camión',
          edit: 'Editar camión',
          what: 'el camión',
          whatAll: 'los camiones',
          created: 'Camión creado con éxito',
          saved: 'Camión guardado con éxito',
          removed: 'Camión eliminado',
          name: 'camión',
          gone: 'El camión no existe o no está disponible para usted.',
        },
        semitrailer: {
          new: 'Nuevo semirremolque',
          edit: 'Editar semirremolque',
          what: 'el semirremolque',
          whatAll: 'los semirremolques',
          created: 'Semirremolque creado con éxito',
          saved: 'Semirremolque guardado con éxito',
          removed: 'Semirremolque eliminado',
          name: 'semirremolque',
          gone: 'El semirremolque no existe o no está disponible para usted.',
        },
      },
      actions: {
        details: 'Ver detalles',
        edit: 'Editar',
        enable: 'Habilitar',
        disable: 'Deshabilitar',
        remove: 'Eliminar',
        matchDriver: 'Asignar conductor',
        changeDriver: 'Cambiar conductor',
        unmatchDriver: 'Quitar conductor',
        matchTrailers: 'Enganchar semirremolque',
        linkDevice: 'Vincular dispositivo GPS',
        unlinkDevice: 'Desvincular dispositivo GPS',
        appropriate: 'Traer a mi flota',
        claim: 'Pedir al dueño',
        letGo: 'Liberar de mi flota',
        zip: 'Descargar documentos',
        addPhoto: 'Agregar foto',
        removePhoto: 'Quitar foto',
        accept: 'Aceptar',
        refuse: 'Rechazar',
        withdraw: 'Retirar la solicitud',
        toList: 'Volver a la lista',
        more: 'Más acciones',
        import: 'Importar planilla',
        assign: 'Asignar',
        save: 'Guardar',
      },
      tabs: 'Flota y solicitudes',
      claims: { tab: 'Solicitudes', what: 'la solicitud' },
    },
  },
  lists: {
    transportUnit: { title: 'Camiones', ...trucks },
    transportUnitSpot: { title: 'Camiones del mercado spot', ...trucks },
    semitruck: { title: 'Semirremolques', ...semitrailers },
    semitruckSpot: { title: 'Semirremolques del mercado spot', ...semitrailers },
    vehicleClaims: {
      title: 'Solicitudes de unidades',
      added_one: '{{count}} nueva solicitud, mostrar',
      added_other: '{{count}} nuevas solicitudes, mostrar',
      columns: {
        plate: 'Placa',
        side: 'Sentido',
        status: 'Estado',
        kind: 'Unidad',
        companyName: 'Empresa que pide',
        askedAt: 'Pedida el',
        answeredAt: 'Respondida el',
        countryId: 'País',
      },
      filters: { sides: 'Sentido', statuses: 'Estado', kinds: 'Unidad', plates: 'Placa', askedOn: 'Pedida el' },
      values: {
        side: claimSides,
        sides: claimSides,
        status: claimStatuses,
        statuses: claimStatuses,
        kind: kinds,
        kinds,
        countryId: countries,
      },
    },
  },
  errors: {
    vehicles: {
      closedFleet: 'La placa pertenece a la flota cerrada de otra empresa. Pídala a su dueño.',
      truckTaken: 'Otra persona ya asignó un conductor a {{plate}}. Vuelva a cargar para ver quién es.',
      driverTaken: 'El conductor ya está en otro camión.',
      trailerTaken: 'El semirremolque ya está enganchado a otro camión.',
      deviceTaken: 'El dispositivo está en el camión {{plate}}. Desvincúlelo primero.',
      disabled: '{{plate}} está deshabilitado.',
      driverDisabled: '{{name}} está deshabilitado.',
      pulled: 'El semirremolque está enganchado a {{plate}}. Desengánchelo antes de eliminarlo.',
      tooManyPhotos: '¡Límite alcanzado! Máximo {{count}} fotos.',
      claimPending: 'Ya pidió {{plate}}; su dueño todavía no respondió.',
      claimAnswered: 'La solicitud por {{plate}} ya fue respondida.',
      alreadyOwn: '{{plate}} ya está en su flota.',
      notOwn: '{{plate}} no está en su flota.',
      categoryLocked: 'Hay reservas con una de las categorías: no puede cambiar ni salir.',
      tooManyCategories: '¡Límite alcanzado! Máximo {{count}} categorías',
    },
  },
};

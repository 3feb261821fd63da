import { countryNames } from '#areas/companies/rules/country-name.ts';
import type { Translation } from '#kernel/phrases.ts';
import {
  availabilityEn as availability,
  dockOperationsEn as dockOperations,
  truckTypesEn as truckTypes,
} from '../catalogues/en.ts';
import type { vehiclesPtBR } from './pt-BR.ts';

const countries = countryNames('en');
const status = { enabled: 'Enabled', disabled: 'Disabled' } as const;
const documents = { complete: 'Complete', expiring: 'Expiring', pending: 'Pending', expired: 'Expired' } as const;
const typeOfFleet = { ownFleet: 'Own fleet', externalFleet: 'Third-party fleet' } as const;

const semitrailerTypes = {
  flatbed: 'Flatbed',
  curtainSider: 'Curtain sider',
  dryVan: 'Dry van',
  refrigerated: 'Refrigerated',
  tank: 'Tank',
  grainHopper: 'Grain hopper',
  dump: 'Dump',
  lowBed: 'Low bed',
  containerChassis: 'Container chassis',
  livestock: 'Livestock',
  carCarrier: 'Car carrier',
  timber: 'Timber',
  siloBulk: 'Silo',
  dolly: 'Dolly',
} as const;

const claimSides = { sent: 'Sent', received: 'Received' } as const;
const claimStatuses = {
  pending: 'Waiting for an answer',
  accepted: 'Accepted',
  refused: 'Refused',
  withdrawn: 'Ended',
} as const;
const kinds = { truck: 'Truck', semitrailer: 'Semitrailer' } as const;

const columns = {
  plate: 'Plate',
  availability: 'Current trip',
  type: 'Type',
  brand: 'Brand',
  year: 'Year',
  color: 'Colour',
  capacity: 'Capacity (Tn)',
  pallets: 'Pallets',
  volume: 'Volume (m³)',
  axles: 'Axles',
  trucker: 'Driver',
  assigned: 'Assigned',
  transportCompany: 'Transport company',
  typeOfFleet: 'Fleet type',
  completion: 'Documents (%)',
  documents: 'Documents',
  status: 'Status',
  countryCode: 'Country',
  createdAt: 'Created',
  updatedAt: 'Changed',
} as const;

const filters = {
  plates: 'Plate',
  types: 'Type',
  brands: 'Brand',
  capacities: 'Capacity',
  truckers: 'Driver',
  assigned: 'Assigned',
  availabilities: 'Availability',
  transportCompanies: 'Transport company',
  typeOfFleet: 'Fleet type',
  documents: 'Documents',
  documentDates: 'First document to expire',
  statuses: 'Status',
  countryCodes: 'Country',
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
  added_one: '{{count}} new truck, show',
  added_other: '{{count}} new trucks, show',
  columns: { ...columns, lastSeen: 'Last position', trailerPlates: 'Semitrailers' },
  filters: { ...filters, trailerPlates: 'Semitrailer plate' },
  values: { ...values, type: truckTypes, types: truckTypes },
} as const;

const semitrailers = {
  added_one: '{{count}} new semitrailer, show',
  added_other: '{{count}} new semitrailers, show',
  columns: { ...columns, associatedTransportUnit: 'Truck' },
  filters: { ...filters, associatedTransportUnit: 'Truck' },
  values: { ...values, type: semitrailerTypes, types: semitrailerTypes },
} as const;

export const vehiclesEn: Translation<typeof vehiclesPtBR> = {
  fleet: {
    vehicles: {
      status,
      lastSeen: { near: 'Near {{city}}', never: 'Never seen' },
      search: { title: 'Search by plate' },
      categories: { title: 'Categories' },
      documents,
      kinds,
      market: { own: 'Own fleet', spot: 'Spot market' },
      types: { ...truckTypes, ...semitrailerTypes },
      features: { axles: 'Axles', capacity: 'Capacity (Tn)', volume: 'Volume (m³)', pallets: 'Pallets' },
      dockOperations,
      kind: {
        truck: {
          new: 'New truck',
          edit: 'Edit truck',
          what: 'the truck',
          whatAll: 'the trucks',
          created: 'Truck created',
          saved: 'Truck saved',
          removed: 'Truck deleted',
          name: 'truck',
          gone: 'The truck does not exist or is not available to you.',
        },
        semitrailer: {
          new: 'New semitrailer',
          edit: 'Edit semitrailer',
          what: 'the semitrailer',
          whatAll: 'the semitrailers',
          created: 'Semitrailer created',
          saved: 'Semitrailer saved',
          removed: 'Semitrailer deleted',
          name: 'semitrailer',
          gone: 'The semitrailer does not exist or is not available to you.',
        },
      },
      actions: {
        details: 'See details',
        edit: 'Edit',
        enable: 'Enable',
        disable: 'Disable',
        remove: 'Delete',
        matchDriver: 'Assign a driver',
        changeDriver: 'Change the driver',
        unmatchDriver: 'Take the driver off',
        matchTrailers: 'Couple a semitrailer',
        linkDevice: 'Link a GPS device',
        unlinkDevice: 'Unlink the GPS device',
        appropriate: 'Bring into my fleet',
        claim: 'Ask the owner',
        letGo: 'Release from my fleet',
        zip: 'Download documents',
        addPhoto: 'Add a photo',
        removePhoto: 'Remove the photo',
        accept: 'Accept',
        refuse: 'Refuse',
        withdraw: 'Withdraw the request',
        toList: 'Back to the list',
        more: 'More actions',
        import: 'Import a spreadsheet',
        assign: 'Assign',
        save: 'Save',
      },
      tabs: 'Fleet and requests',
      claims: { tab: 'Requests', what: 'the request' },
    },
  },
  lists: {
    transportUnit: { title: 'Trucks', ...trucks },
    transportUnitSpot: { title: 'Trucks of the spot market', ...trucks },
    semitruck: { title: 'Semitrailers', ...semitrailers },
    semitruckSpot: { title: 'Semitrailers of the spot market', ...semitrailers },
    vehicleClaims: {
      title: 'Requests for units',
      added_one: '{{count}} new request, show',
      added_other: '{{count}} new requests, show',
      columns: {
        plate: 'Plate',
        side: 'Direction',
        status: 'Status',
        kind: 'Unit',
        companyName: 'Company that asks',
        askedAt: 'Asked on',
        answeredAt: 'Answered on',
        countryId: 'Country',
      },
      filters: { sides: 'Direction', statuses: 'Status', kinds: 'Unit', plates: 'Plate', askedOn: 'Asked on' },
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
      closedFleet: 'The plate belongs to the closed fleet of another company. Ask its owner.',
      truckTaken: 'Somebody else has assigned a driver to {{plate}}. Reload to see who it is.',
      driverTaken: 'The driver is on another truck already.',
      trailerTaken: 'The semitrailer is coupled to another truck already.',
      deviceTaken: 'The device is on truck {{plate}}. Unlink it there first.',
      disabled: '{{plate}} is disabled.',
      driverDisabled: '{{name}} is disabled.',
      pulled: 'The semitrailer is coupled to {{plate}}. Uncouple it before deleting it.',
      tooManyPhotos: 'Limit reached! At most {{count}} photos.',
      claimPending: 'You have asked for {{plate}} already; its owner has not answered yet.',
      claimAnswered: 'The request for {{plate}} has been answered already.',
      alreadyOwn: '{{plate}} is in your fleet already.',
      notOwn: '{{plate}} is not in your fleet.',
      categoryLocked: 'There are bookings with one of the categories: it can neither change nor go.',
      tooManyCategories: 'Limit reached! At most {{count}} categories',
    },
  },
};

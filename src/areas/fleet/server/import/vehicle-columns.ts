import { BRANDS, brandKindsOf, VEHICLE_BRANDS } from '#areas/fleet/rules/vehicle-brand.ts';
import type { VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { TYPES, VEHICLE_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { COUNTRY_COLUMN } from '#areas/imports/rules/country-column.ts';
import { column, type ImportColumn } from '#areas/imports/rules/import-column.ts';
import type { Country } from '#countries/country-type.ts';
import type { VehicleExpirationAttribute } from '#countries/document-types.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { FLEET_TYPE_CHOICES, FLEET_TYPE_SYNONYMS } from './fleet-type-column.ts';
import { TRANSPORT_COMPANY } from './transport-company.ts';

const TYPE_CHOICES = {
  truck: typeChoices('truck'),
  semitrailer: typeChoices('semitrailer'),
} as const satisfies Record<VehicleKind, unknown>;

function typeChoices(kind: VehicleKind) {
  return VEHICLE_TYPES[kind].map((value) => ({ value, phrase: `fleet.vehicles.types.${value}` as const }));
}

const BRAND_CHOICES = {
  truck: brandChoices('truck'),
  semitrailer: brandChoices('semitrailer'),
} as const satisfies Record<VehicleKind, unknown>;

function brandChoices(kind: VehicleKind) {
  return VEHICLE_BRANDS[kind].map((value) => ({ value, phrase: dynamicKey('fleet.vehicles.brands', value) }));
}

/** The dates of a vehicle's documents; the checklist decides which of them a country has. */
const EXPIRY_COLUMNS: Readonly<Record<VehicleExpirationAttribute, readonly string[]>> = {
  soatExpirationDate: [
    'vencimiento soat',
    'soat',
    'vencimento soat',
    'vencimiento soap',
    'soap',
    'seguro obligatorio',
    'soat expiry',
  ],
  tucExpirationDate: ['vencimiento tuc', 'tuc', 'tuc expiry'],
  crlvExpirationDate: ['vencimento crlv', 'crlv', 'validade crlv', 'crlv expiry'],
  dpvatExpirationDate: ['vencimento dpvat', 'dpvat', 'validade dpvat', 'dpvat expiry'],
  insurancePolicyExpirationDate: [
    'vencimiento poliza',
    'vencimiento de la poliza',
    'vencimiento seguro',
    'vencimento do seguro',
    'vencimento da apolice',
    'policy expiry',
    'insurance expiry',
  ],
  circulationCardExpirationDate: [
    'vencimiento tarjeta de circulacion',
    'vencimiento permiso de circulacion',
    'circulation card expiry',
  ],
  operationCardExpirationDate: [
    'vencimiento tarjeta de operacion',
    'tarjeta de operacion',
    'vencimento cartao de operacao',
    'operation card expiry',
  ],
  technicalInspectionExpirationDate: [
    'vencimiento inspeccion tecnica',
    'inspeccion tecnica',
    'vencimiento revision tecnica',
    'revision tecnica',
    'vencimento inspecao tecnica',
    'technical inspection expiry',
    'technical inspection',
  ],
};
export const EXPIRY_FIELDS = Object.keys(EXPIRY_COLUMNS) as VehicleExpirationAttribute[];

/** The documents of a kind in a country that have an expiry date. */
export function expiriesIn(country: Country, kind: VehicleKind): ReadonlySet<string> {
  const slots = { truck: country.vehicleDocuments, semitrailer: country.semitrailerDocuments }[kind];
  return new Set(slots.flatMap(({ expiration }) => expiration ?? []));
}

/** The columns of a truck's or semitrailer's form. */
export function vehicleColumns(kind: VehicleKind, country: Country): readonly ImportColumn[] {
  const expiries = expiriesIn(country, kind);
  const register = { hidden: country.ruat === null };
  const columns: readonly ImportColumn[] = [
    column(
      'plate',
      'text',
      [
        'placa',
        'patente',
        'matricula',
        'dominio',
        'placas',
        'numero de placa',
        'plate',
        'license plate',
        'plate number',
      ],
      {
        required: true,
      },
    ),
    COUNTRY_COLUMN,
    column(
      'typeId',
      'choice',
      [
        'tipo',
        'tipo de veiculo',
        'tipo de caminhao',
        'tipo de vehiculo',
        'tipo de camion',
        'tipo de unidad',
        'tipo de semirreboque',
        'tipo de semirremolque',
        'type',
        'vehicle type',
        'truck type',
        'trailer type',
      ],
      {
        required: true,
        choices: TYPE_CHOICES[kind],
        catalogue: TYPES,
      },
    ),
    column('brand', 'text', ['marca', 'fabricante', 'brand', 'make', 'maker'], {
      choices: BRAND_CHOICES[kind],
      catalogue: BRANDS,
      kinds: brandKindsOf(kind),
    }),
    column('year', 'whole', [
      'ano',
      'ano de fabricacao',
      'ano modelo',
      'ano do veiculo',
      'modelo',
      'ano de fabricacion',
      'year',
      'model year',
    ]),
    column('color', 'text', ['cor', 'color', 'colour']),
    column('chassis', 'text', [
      'chassi',
      'chasis',
      'numero de chassi',
      'numero de chasis',
      'no de chassi',
      'nro de chasis',
      'vin',
      'chassis',
      'chassis number',
    ]),
    column('crpva', 'text', ['numero de crpva', 'nro crpva'], register),
    column('typeDocumentRuat', 'text', ['documento ruat', 'tipo de documento ruat', 'ruat', 'ruat document'], {
      ...register,
      choices: (country.ruat?.documentTypes ?? []).map((value) => ({ value })),
    }),
    column('axles', 'whole', ['eixos', 'numero de eixos', 'ejes', 'numero de ejes', 'axles', 'number of axles']),
    column('capacity', 'decimal', [
      'capacidade',
      'capacidade tn',
      'capacidade t',
      'toneladas',
      'tn',
      'capacidad',
      'capacidad tn',
      'carga maxima',
      'capacity',
      'capacity tn',
      'capacity t',
      'tons',
    ]),
    column('volume', 'decimal', [
      'volume m3',
      'cubagem',
      'm3',
      'volumen',
      'volumen m3',
      'cubicaje',
      'volume',
      'cubic meters',
    ]),
    column('pallets', 'whole', ['paletes', 'palets', 'tarimas', 'numero de pallets', 'pallets']),
    column('typeOfFleet', 'choice', FLEET_TYPE_SYNONYMS, {
      choices: FLEET_TYPE_CHOICES,
      hidden: !country.fleetType.allowed,
    }),
    TRANSPORT_COMPANY,
    column(
      'insurancePolicyNumber',
      'text',
      [
        'poliza',
        'numero de poliza',
        'nro de poliza',
        'apolice',
        'numero da apolice',
        'policy number',
        'insurance policy',
      ],
      {
        hidden: !expiries.has('insurancePolicyExpirationDate'),
      },
    ),
    ...EXPIRY_FIELDS.map((field) => column(field, 'day', EXPIRY_COLUMNS[field], { hidden: !expiries.has(field) })),
  ];
  return columns.map((one) => ({ phrase: dynamicKey('fleet.vehicles.fields', one.field), ...one }));
}

import { COUNTRY_COLUMN } from '#areas/imports/rules/country-column.ts';
import { type Choice, column, type ImportColumn } from '#areas/imports/rules/import-column.ts';
import type { FieldKind } from '#kernel/fields.ts';
import { dynamicKey, type PhrasePrefix } from '#kernel/phrase-key.ts';
import { OPPORTUNITY_FIELDS, type OpportunityFieldName } from '../../contract/opportunity-fields.ts';

/** The phrases of choices; a currency is shown as its code. */
export const CHOICE_GROUPS: { readonly [N in OpportunityFieldName]?: PhrasePrefix } = {
  dateType: 'opportunities.dateTypes',
  categoryLoad: 'loadOrders.catalogues.categories',
  typeTransportUnit: 'fleet.vehicles.types',
  weightUnit: 'loadOrders.catalogues.weightUnits',
  freightType: 'operations.catalogues.freightTypes',
  freightUnit: 'loadOrders.catalogues.weightUnits',
  publicationType: 'opportunities.publicationTypes',
  audience: 'opportunities.audiences',
};

/** Companies cannot be chosen in a spreadsheet, so what names them one by one is not among the choices. */
const LEFT_OUT: { readonly [N in OpportunityFieldName]?: readonly string[] } = {
  publicationType: ['direct'],
  audience: ['chosen'],
};

/** The column of a field, with its name on the screens. */
function of(
  name: OpportunityFieldName,
  kind: ImportColumn['kind'],
  synonyms: readonly string[],
  more: Partial<ImportColumn> = {},
): ImportColumn {
  const { keys, catalogue }: FieldKind = OPPORTUNITY_FIELDS[name].kind;
  const choiceGroup = CHOICE_GROUPS[name];
  const choices = keys
    ?.filter((value) => !LEFT_OUT[name]?.includes(value))
    .map((value): Choice => (choiceGroup ? { value, phrase: dynamicKey(choiceGroup, value) } : { value }));
  return column(name, kind, synonyms, {
    phrase: dynamicKey('opportunities.fields', name),
    ...(choices ? { choices } : {}),
    ...(catalogue ? { catalogue } : {}),
    ...more,
  });
}

const CITY = { required: true, hint: 'city' } as const;

/** One opportunity per line. */
// biome-ignore format: one line for each column
export const OPPORTUNITY_COLUMNS: readonly ImportColumn[] = [
  of('description', 'text', ['descricao', 'nome', 'descripcion', 'nombre', 'description', 'name'], { required: true, hint: 'opportunityName' }),
  of('client', 'text', ['cliente', 'dador de carga', 'client', 'customer'], { hint: 'client' }),
  COUNTRY_COLUMN,
  column('originCity', 'text', ['origem', 'cidade de origem', 'origen', 'ciudad de origen', 'origin', 'origin city', 'from'], CITY),
  column('originAddress', 'text', ['endereco de origem', 'direccion de origen', 'origin address', 'pickup address']),
  column('destinationCity', 'text', ['destino', 'cidade de destino', 'ciudad de destino', 'destination', 'destination city', 'to'], CITY),
  column('destinationAddress', 'text', ['endereco de destino', 'direccion de destino', 'destination address', 'delivery address']),
  of('dateType', 'choice', ['tipo de data', 'tipo de fecha', 'date type'], { hint: 'opportunityDates' }),
  of('dateFrom', 'day', ['data de coleta', 'coleta desde', 'fecha de carga', 'recojo desde', 'pickup date', 'loading date', 'pickup from'], { required: true }),
  of('dateUntil', 'day', ['data de entrega', 'coleta ate', 'fecha de entrega', 'recojo hasta', 'delivery date', 'pickup until'], { required: true }),
  of('categoryLoad', 'choice', ['categoria de carga', 'tipo de carga', 'carga', 'cargo', 'load category', 'category']),
  of('typeTransportUnit', 'choice', ['tipo de caminhao', 'tipo de camion', 'tipo de unidad', 'truck type', 'vehicle type'], { required: true }),
  of('quantity', 'whole', ['quantidade', 'caminhoes', 'cantidad', 'camiones', 'quantity', 'trucks']),
  of('weight', 'decimal', ['peso', 'weight'], { required: true, decimals: 3 }),
  of('weightUnit', 'choice', ['unidade de peso', 'unidad de peso', 'weight unit']),
  of('volume', 'decimal', ['volume', 'volumen', 'm3'], { required: true, decimals: 3 }),
  of('freightType', 'choice', ['tipo de frete', 'tipo de flete', 'freight type']),
  of('freight', 'decimal', ['frete', 'valor', 'flete', 'precio', 'freight', 'price'], { hint: 'opportunityFreight' }),
  of('currency', 'choice', ['moeda', 'moneda', 'currency']),
  of('freightUnit', 'choice', ['unidade do frete', 'unidad del flete', 'freight unit']),
  of('invoice', 'flag', ['fatura', 'nota fiscal', 'factura', 'invoice']),
  of('advancePercent', 'whole', ['adiantamento', 'anticipo', 'adelanto', 'advance', 'advance percent']),
  of('days', 'whole', ['dias', 'dias ativos', 'dias activos', 'days', 'active days']),
  of('publicationType', 'choice', ['publicacao', 'tipo de publicacao', 'publicacion', 'tipo de publicacion', 'publication', 'publication type'], { hint: 'opportunityPublication' }),
  of('audience', 'choice', ['publico', 'audiencia', 'audience']),
  of('specialNotes', 'text', ['notas', 'observacoes', 'observaciones', 'notes', 'special notes']),
  of('comment', 'text', ['comentario', 'comment', 'remarks']),
];

import { COUNTRY_COLUMN } from '#areas/imports/rules/country-column.ts';
import { column, type ImportColumn } from '#areas/imports/rules/import-column.ts';
import { FENCE_KINDS, PLACE_USES } from '../../rules/route-limits.ts';

/** Where it is: two coordinates, or a link that has them. Text, because coordinates have a point in every country. */
// biome-ignore format: one line for each column
const WHERE: readonly ImportColumn[] = [
  column('lat', 'text', ['lat', 'latitude', 'latitud'], { phrase: 'lists.place.columns.lat', hint: 'coordinate' }),
  column('lng', 'text', ['lng', 'lon', 'long', 'longitude', 'longitud'], { phrase: 'lists.place.columns.lng', hint: 'coordinate' }),
  column('mapLink', 'text', ['link', 'enlace', 'google maps', 'link do google maps', 'link de google maps', 'maps link', 'mapa', 'url'], { hint: 'mapLink' }),
];

const RADIUS = ['raio', 'raio em metros', 'radio', 'radio en metros', 'radius', 'radius in metres', 'radius in meters'];

/** One place per line. */
// biome-ignore format: one line for each column
export const PLACE_COLUMNS: readonly ImportColumn[] = [
  column('name', 'text', ['nome', 'local', 'nombre', 'lugar', 'name', 'place'], { required: true, phrase: 'lists.place.columns.name', hint: 'placeName' }),
  column('address', 'text', ['endereco', 'direccion', 'domicilio', 'address', 'street'], { phrase: 'lists.place.columns.address' }),
  column('city', 'text', ['cidade', 'municipio', 'ciudad', 'localidad', 'city', 'town'], { phrase: 'lists.place.columns.city' }),
  COUNTRY_COLUMN,
  ...WHERE,
  column('radius', 'decimal', RADIUS, { phrase: 'lists.place.columns.radius', hint: 'placeRadius' }),
  column('expectedMinutes', 'whole', ['minutos', 'tempo', 'tiempo', 'minutos previstos', 'minutos esperados', 'minutes', 'expected time'], { phrase: 'lists.place.columns.expectedMinutes', hint: 'placeMinutes' }),
  column('use', 'choice', ['uso', 'usado para', 'use', 'used for'], { phrase: 'lists.place.columns.use', hint: 'placeUse', choices: PLACE_USES.map((value) => ({ value, phrase: `routes.uses.${value}` as const })) }),
];

/** One circle per line; other forms are drawn, or come as GeoJSON or KML. */
// biome-ignore format: one line for each column
export const GEOFENCE_COLUMNS: readonly ImportColumn[] = [
  column('name', 'text', ['nome', 'cerca', 'nombre', 'geocerca', 'name', 'geofence'], { required: true, phrase: 'lists.geofence.columns.name', hint: 'geofenceName' }),
  column('kind', 'choice', ['tipo', 'kind', 'type'], { required: true, phrase: 'lists.geofence.columns.kind', choices: FENCE_KINDS.map((value) => ({ value, phrase: `routes.fenceKinds.${value}` as const })) }),
  ...WHERE,
  column('radius', 'decimal', RADIUS, { required: true, phrase: 'lists.place.columns.radius', hint: 'geofenceRadius' }),
  column('entryAlarm', 'flag', ['alarme de entrada', 'alarma de entrada', 'entrada', 'entry', 'entry alarm'], { phrase: 'lists.geofence.columns.entryAlarm' }),
  column('exitAlarm', 'flag', ['alarme de saida', 'alarma de salida', 'saida', 'salida', 'exit', 'exit alarm'], { phrase: 'lists.geofence.columns.exitAlarm' }),
  column('speedKmh', 'whole', ['limite', 'velocidade', 'limite de velocidade', 'velocidad', 'limite de velocidad', 'speed', 'speed limit'], { phrase: 'lists.geofence.columns.speedKmh', hint: 'geofenceSpeed' }),
  column('note', 'text', ['nota', 'observacao', 'observacoes', 'observacion', 'observaciones', 'note', 'notes'], { phrase: 'lists.geofence.columns.note' }),
];

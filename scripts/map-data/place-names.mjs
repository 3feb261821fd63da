/** The product's countries: code, file of the atlas. */
export const COUNTRIES = [
  { code: 'BO', atlas: 'bol' },
  { code: 'PE', atlas: 'per' },
  { code: 'CL', atlas: 'chl' },
  { code: 'PY', atlas: 'pry' },
  { code: 'MX', atlas: 'mex' },
  { code: 'BR', atlas: 'bra' },
  { code: 'AR', atlas: 'arg' },
  { code: 'UY', atlas: 'ury' },
];

/** Common names on the map, where the atlas has another. */
const REGION_LABELS = {
  'El Beni': 'Beni',
  Ancash: 'Áncash',
  'Lima Province': 'Lima Metropolitana',
  'Aisén del General Carlos Ibáñez del Campo': 'Aysén',
  'Magallanes y Antártica Chilena': 'Magallanes',
  'Región Metropolitana de Santiago': 'Región Metropolitana',
  'Bío-Bío': 'Biobío',
  "Libertador General Bernardo O'Higgins": "O'Higgins",
  'Ciudad de Buenos Aires': 'CABA',
};
const MEXICAN_LABELS = { 'Distrito Federal': 'Ciudad de México', México: 'Estado de México' };

/** The atlas calls Puno a second Callao; the real one is a small harbour. */
export function regionLabel(atlas, name, size) {
  if (name === 'Callao' && size > 1) return 'Puno';
  return (atlas === 'mex' ? MEXICAN_LABELS[name] : REGION_LABELS[name]) ?? name;
}

/** Regions as their own country spells them, where the index has an English or unaccented name. */
const REGION_NAMES = {
  'AR.05': 'Córdoba',
  'AR.07': 'Ciudad Autónoma de Buenos Aires',
  'AR.08': 'Entre Ríos',
  'AR.15': 'Neuquén',
  'AR.16': 'Río Negro',
  'AR.24': 'Tucumán',
  'BR.07': 'Distrito Federal',
  'CL.01': 'Valparaíso',
  'CL.04': 'La Araucanía',
  'CL.06': 'Biobío',
  'CL.10': 'Magallanes',
  'CL.12': 'Región Metropolitana',
  'MX.09': 'Ciudad de México',
  'MX.15': 'Estado de México',
  'PE.02': 'Áncash',
  'PE.08': 'Cusco',
  'PE.12': 'Junín',
  'PE.15': 'Lima',
  'PE.LMA': 'Lima Metropolitana',
  'PY.22': 'Asunción',
};

export function regionName(code, name) {
  return REGION_NAMES[code] ?? name.replace(/ (Department|Region|Province)$/, '');
}

const CITY_NAMES = {
  'MX.09.Mexico City': 'Ciudad de México',
  'MX.06.Juárez': 'Ciudad Juárez',
  'MX.05.Tuxtla': 'Tuxtla Gutiérrez',
  'AR.02.Catamarca': 'San Fernando del Valle de Catamarca',
};

/** `Real del Valle (El Paraíso) [Fraccionamiento]` is Real del Valle. */
export function cityName({ country, admin1, name }) {
  return CITY_NAMES[`${country}.${admin1}.${name}`] ?? name.replace(/\s*[([].*$/, '').trim();
}

/** Cities that the index lacks. */
export const MISSING_CITIES = [
  { country: 'BO', admin1: '04', name: 'El Alto', lat: -16.5047, lng: -68.1633, people: 943_558, seat: true },
];

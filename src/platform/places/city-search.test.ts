import { beforeAll, describe, expect, it } from 'vitest';
import { COUNTRIES } from '#countries/country.ts';
import { CITY_RESULTS_MAX } from '#kernel/place-calls.ts';
import { type CityIndex, productCities } from './city-index.ts';

let index: CityIndex;
beforeAll(async () => {
  index = await productCities();
});
const first = (text: string, country?: string) => {
  const city = index.search(text, country)[0];
  return city && `${city.name}, ${city.region}, ${city.country}`;
};

describe('a city', () => {
  it.each([
    ['sao paulo', 'São Paulo, São Paulo, BR'],
    ['SÃO PAU', 'São Paulo, São Paulo, BR'],
    ['asuncion', 'Asunción, Asunción, PY'],
    ['  córdoba ', 'Córdoba, Córdoba, AR'],
    ['bue', 'Buenos Aires, Ciudad Autónoma de Buenos Aires, AR'],
    ['mexico', 'Ciudad de México, Ciudad de México, MX'],
    ["sant'ana do liv", "Sant'Ana do Livramento, Rio Grande do Sul, BR"],
    ['la paz', 'La Paz, La Paz, BO'],
    ['el alto la paz', 'El Alto, La Paz, BO'],
  ])('is found by %j', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it('comes before its namesakes when it is much larger', () => {
    const [one, other] = index.search('santa cruz');
    expect([one?.name, other?.name]).toEqual(['Santa Cruz de la Sierra', 'Santa Cruz']);
  });

  it('is found in its country only', () => {
    expect(first('santa cruz', 'CL')).toBe("Santa Cruz, O'Higgins, CL");
    expect(index.search('', 'PY').every(({ country }) => country === 'PY')).toBe(true);
  });

  it('is found in spite of a typing mistake', () => {
    expect(first('cochabanba')).toBe('Cochabamba, Cochabamba, BO');
    expect(first('guayaramrin', 'BO')).toBe('Guayaramerín, Beni, BO');
  });

  it('is not guessed from a few letters or from nonsense', () => {
    expect(index.search('xqzt')).toEqual([]);
    expect(index.search('')).toHaveLength(CITY_RESULTS_MAX);
    expect(index.search('!!!')).toHaveLength(CITY_RESULTS_MAX);
  });

  it('comes with a limited number of others', () => {
    expect(index.search('san')).toHaveLength(CITY_RESULTS_MAX);
  });

  it('is found by its id', () => {
    expect(index.byId('bo-08-santa-cruz-de-la-sierra')).toMatchObject({
      name: 'Santa Cruz de la Sierra',
      country: 'BO',
    });
    expect(index.byId('toString')).toBeUndefined();
  });

  it('is the nearest to a point, also across a border', () => {
    expect(index.nearest({ lat: -25.51, lng: -54.61 }).name).toBe('Ciudad del Este');
    expect(index.nearest({ lat: -25.54, lng: -54.58 }).name).toBe('Foz do Iguaçu');
  });
});

it.each(COUNTRIES.map(({ code }) => code))('%s has its large cities', (code) => {
  const [largest] = index.search('', code);
  expect(largest?.people).toBeGreaterThan(500_000);
  expect(largest?.region).not.toBe('');
});

import { describe, expect, it } from 'vitest';
import { describeRule } from '#testing/rule-examples.ts';
import {
  COUNTRIES,
  countryOf,
  countryOrDefault,
  DEFAULT_COUNTRY,
  isCountryCode,
  PHONE_REGIONS,
  personalDocumentOf,
  phoneRegionOf,
} from './country.ts';
import { COUNTRY_CODES, type Country } from './country-type.ts';
import { currencyOf } from './currency.ts';
import { FALLBACK_CENTRE } from './map-centre.ts';
import { timeZonesOf } from './time-zone.ts';

function by<Fact>(fact: (country: Country) => Fact): Record<string, Fact> {
  return Object.fromEntries(COUNTRIES.map((country) => [country.code, fact(country)]));
}

/** The countries for which something holds. */
function where(holds: (country: Country) => boolean): readonly string[] {
  return COUNTRIES.filter(holds).map(({ code }) => code);
}

describe('finding a country', () => {
  it('finds each of the eight by its code', () => {
    expect(COUNTRIES.map(({ code }) => code)).toEqual(['BO', 'PE', 'CL', 'PY', 'MX', 'BR', 'AR', 'UY']);
    for (const code of COUNTRY_CODES) expect(countryOf(code).code).toBe(code);
  });

  it.each(['BO', 'UY'])('%s is a country of the product', (code) => {
    expect(isCountryCode(code)).toBe(true);
  });

  it.each(['CO', 'bo', '', 'toString', 'constructor', null, undefined, 591])('%s is none', (code) => {
    expect(isCountryCode(code)).toBe(false);
  });

  it('falls back on Bolivia', () => {
    expect(DEFAULT_COUNTRY).toBe('BO');
    for (const code of [null, undefined, '', 'CO', '__proto__']) expect(countryOrDefault(code).code).toBe('BO');
    expect(countryOrDefault('CL').code).toBe('CL');
  });

  it('finds a document type of the country and no other', () => {
    expect(personalDocumentOf(countryOf('PE'), 'DNI')?.rule.max).toBe(8);
    expect(personalDocumentOf(countryOf('AR'), 'DNI')?.rule.required).toBe(false);
    expect(personalDocumentOf(countryOf('PE'), 'Carné de extranjería')).toBeUndefined();
    expect(personalDocumentOf(countryOf('BO'), 'RG')).toBeUndefined();
  });
});

it('the printed cards of a country rank exactly its licence categories', () => {
  const sorted = (categories: readonly string[]) => [...categories].sort();
  for (const { printedCards, licenceCategories } of COUNTRIES) {
    expect(sorted(printedCards.categories)).toEqual(sorted(licenceCategories));
    for (const alias of Object.values(printedCards.categoryAliases ?? {})) expect(licenceCategories).toContain(alias);
  }
});

describe('phone codes', () => {
  it('are offered for the eight countries and Colombia', () => {
    expect(PHONE_REGIONS.map(({ region, phone }) => [region, phone.code])).toEqual([
      ['BO', '591'],
      ['PE', '51'],
      ['CL', '56'],
      ['PY', '595'],
      ['MX', '52'],
      ['BR', '55'],
      ['AR', '54'],
      ['UY', '598'],
      ['CO', '57'],
    ]);
  });

  it('are found with and without plus', () => {
    expect(phoneRegionOf('598')?.region).toBe('UY');
    expect(phoneRegionOf('+57')?.region).toBe('CO');
    expect(phoneRegionOf('1')).toBeUndefined();
  });

  describeRule('a Colombian number', phoneRegionOf('57')!.phone.cellphone, {
    takes: [
      ['3001234567', '3001234567'],
      ['+57 300 123 4567', '3001234567'],
    ],
    warns: [['6011234567', '6011234567', 'unusual-form']],
    refuses: [
      ['300123', 'min-length', 7],
      ['300123456789', 'max-length', 11],
      ['300123456x', 'digits'],
    ],
  });
});

describe('the names and settings of each country', () => {
  it.each([
    ['BO', '🇧🇴', 'Bolívia', 'Bolivia', 'Bolivia'],
    ['PE', '🇵🇪', 'Peru', 'Perú', 'Peru'],
    ['CL', '🇨🇱', 'Chile', 'Chile', 'Chile'],
    ['PY', '🇵🇾', 'Paraguai', 'Paraguay', 'Paraguay'],
    ['MX', '🇲🇽', 'México', 'México', 'Mexico'],
    ['BR', '🇧🇷', 'Brasil', 'Brasil', 'Brazil'],
    ['AR', '🇦🇷', 'Argentina', 'Argentina', 'Argentina'],
    ['UY', '🇺🇾', 'Uruguai', 'Uruguay', 'Uruguay'],
  ] as const)('%s %s', (code, flag, pt, es, en) => {
    expect(countryOf(code)).toMatchObject({ flag, names: { pt, es, en } });
  });

  it('has its own tax id', () => {
    expect(by(({ taxId }) => taxId.label)).toEqual({
      BO: 'NIT',
      PE: 'RUC',
      CL: 'RUT',
      PY: 'RUC',
      MX: 'RFC',
      BR: 'CNPJ',
      AR: 'CUIL/CUIT',
      UY: 'RUT',
    });
  });

  it('has its own money, with its symbol', () => {
    expect(by(({ currency }) => `${currency.code} ${currency.symbol}`)).toEqual({
      BO: 'BOB Bs',
      PE: 'PEN S/',
      CL: 'CLP $',
      PY: 'PYG Gs',
      MX: 'MXN $',
      BR: 'BRL R$',
      AR: 'ARS $',
      UY: 'UYU $',
    });
    expect(currencyOf('USD').symbol).toBe('$us');
  });

  it('has licence categories, spelled as they are stored', () => {
    expect(by(({ licenceCategories }) => licenceCategories.join('|'))).toEqual({
      BO: 'A|B|C|P',
      PE: 'A-I|A-IIBa|A-IIb|A-IIIa|A-IIIb|A-IIIc|A4',
      CL: 'A1|A2|A3|A4|A5|B|D',
      PY: 'A Superior|A|B Superior|B|C|D',
      MX: 'A|B|C|D|E|F',
      BR: 'A|B|C|D|E',
      AR: 'B1|B2|C1|C2|C3|E1',
      UY: 'A|B|C|D|E|F',
    });
  });

  it('has its own document types', () => {
    expect(by(({ personalDocuments }) => personalDocuments.map(({ type }) => type).join('|'))).toEqual({
      BO: 'CI',
      PE: 'DNI|Carné de Extranjería',
      CL: 'RUN|Carné de extranjería',
      PY: 'CI',
      MX: 'INE|FM3',
      BR: 'RG',
      AR: 'DNI',
      UY: 'CI',
    });
  });

  it('names the vehicle document in four countries', () => {
    expect(by(({ vehicleDocumentName }) => vehicleDocumentName)).toEqual({
      BO: 'RUAT',
      PE: 'TIV',
      CL: 'VIN',
      PY: 'CÉDULA VERDE',
      MX: null,
      BR: null,
      AR: null,
      UY: null,
    });
  });

  it('proposes its own language and offers English in Mexico only', () => {
    expect(by(({ languages }) => languages.proposed)).toEqual({
      BO: 'es-BO',
      PE: 'es-PE',
      CL: 'es-CL',
      PY: 'es-PY',
      MX: 'es-MX',
      BR: 'pt-BR',
      AR: 'es-AR',
      UY: 'es-UY',
    });
    expect(where(({ languages }) => languages.offered.includes('en-MX'))).toEqual(['MX']);
    for (const { languages } of COUNTRIES) expect(languages.offered).toContain(languages.proposed);
  });

  it('has its own words for plate and driver', () => {
    expect(where(({ terms }) => terms.plate === 'patente')).toEqual(['CL', 'AR']);
    expect(by(({ terms }) => terms.driver)).toEqual({
      BO: 'conductor',
      PE: 'conductor',
      CL: 'conductor',
      PY: 'conductor',
      MX: 'operador',
      BR: 'motorista',
      AR: 'chofer',
      UY: 'chofer',
    });
  });
});

describe('what differs between countries', () => {
  it.each<[string, (country: Country) => boolean, readonly string[]]>([
    ['a CURP', ({ curp }) => curp !== null, ['MX']],
    ['an operator field', ({ operator }) => operator !== null, ['PE', 'MX']],
    ['a chat expiration date', ({ chatExpiration }) => chatExpiration, ['PE']],
    ['no fleet type', ({ fleetType }) => !fleetType.allowed, ['PY']],
    ['a fleet type for carrier companies', ({ fleetType }) => fleetType.needsCarrierCompany, ['BO', 'CL', 'BR']],
    ['no additional documents', ({ additionalDocuments }) => additionalDocuments.length === 0, ['PY']],
    ['homologation', ({ homologation }) => homologation !== null, ['BO', 'PE']],
    ['news and benefits', ({ newsAndBenefits }) => newsAndBenefits, ['BO', 'PE', 'CL', 'PY', 'MX']],
    ['the label "No completo"', ({ terms }) => terms.notCompleted === 'notCompleted', ['BO']],
    ['the short business name', ({ businessName }) => businessName.max === 300, ['AR', 'UY']],
    ['an optional document number', (c) => c.personalDocuments.some(({ rule }) => !rule.required), ['AR']],
    ['a required person tax id', ({ taxId }) => taxId.person.required, ['MX']],
  ])('%s', (_, holds, codes) => {
    expect(where(holds)).toEqual(codes);
  });

  it('the map centre: its own, inside the country; Brazil has the one for an unknown country', () => {
    expect(by(({ mapCentre: { lat, lng } }) => `${lat} ${lng}`)).toEqual({
      BO: '-16.2902 -63.5887',
      PE: '-9.19 -75.0152',
      CL: '-35.6751 -71.543',
      PY: '-23.4425 -58.4438',
      MX: '23.6345 -102.5528',
      BR: '-14.235 -51.9253',
      AR: '-38.4161 -63.6167',
      UY: '-32.5228 -55.7658',
    });
    expect(where(({ mapCentre }) => mapCentre === FALLBACK_CENTRE)).toEqual(['BR']);
  });

  it('the time zones, which the platform knows', () => {
    const ids = COUNTRIES.flatMap((country) => timeZonesOf(country).map(({ id }) => id));
    for (const timeZone of ids) expect(() => new Intl.DateTimeFormat('es', { timeZone })).not.toThrow();
    expect(new Set(ids).size).toBe(ids.length);
    expect(where((country) => timeZonesOf(country).length > 1)).toEqual(['CL', 'MX', 'BR']);
    expect(where((country) => timeZonesOf(country)[0]?.id !== country.timeZone)).toEqual([]);
  });
});

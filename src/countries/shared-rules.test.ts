import { describe, expect, it } from 'vitest';
import { describeRule } from '#testing/rule-examples.ts';
import { COUNTRIES, countryOf } from './country.ts';
import type { Country } from './country-type.ts';
import type { Rule } from './rule.ts';

function rulesOf(country: Country): readonly Rule[] {
  const { phone, taxId, curp, operator } = country;
  return [
    phone.cellphone,
    phone.reference,
    phone.contact,
    ...country.personalDocuments.map(({ rule }) => rule),
    country.driverLicence,
    taxId.person,
    taxId.company,
    country.plate,
    country.chassis,
    country.firstName,
    country.lastName,
    country.businessName,
    country.referenceContact,
    ...[curp, operator].filter((rule) => rule !== null),
  ];
}

describe('rules shared by countries', () => {
  for (const code of ['BO', 'PE', 'CL', 'PY', 'MX', 'AR', 'UY'] as const) {
    const country = countryOf(code);
    describeRule(`names in ${code}`, country.firstName, {
      takes: [
        ['José  María', 'José María'],
        ["O'Higgins", "O'Higgins"],
        ['n'.repeat(100), 'n'.repeat(100)],
      ],
      warns: [
        ['José@', 'José@', 'unusual-form'],
        ['R2 D2', 'R2 D2', 'unusual-form'],
      ],
      refuses: [
        ['', 'required'],
        ['n'.repeat(101), 'max-length', 100],
      ],
    });

    describeRule(`chassis in ${code}`, country.chassis, {
      takes: [
        ['', ''],
        ['3akjhhdr5jsjv1234', '3AKJHHDR5JSJV1234'],
      ],
      warns: [['LP608-12345', 'LP60812345', 'unusual-form']],
      refuses: [
        ['C'.repeat(31), 'max-length', 30],
        ['3AKJ*HDR', 'alphanumeric'],
      ],
    });
  }

  for (const code of ['BO', 'PE', 'CL', 'PY', 'MX', 'BR'] as const) {
    describeRule(`business name in ${code}`, countryOf(code).businessName, {
      takes: [
        ['Transportes  Andes & Hijos ', 'Transportes Andes & Hijos'],
        ['n'.repeat(500), 'n'.repeat(500)],
      ],
      refuses: [['n'.repeat(501), 'max-length', 500]],
    });
  }

  describeRule('reference contact', countryOf('BR').referenceContact, {
    takes: [
      ['', ''],
      ['r'.repeat(500), 'r'.repeat(500)],
    ],
    refuses: [['r'.repeat(501), 'max-length', 500]],
  });

  const hostile = [
    '\u0000',
    '💥',
    '\ud800',
    'ﷺ',
    '٣٤٥',
    '<script>',
    "'; drop table",
    '9'.repeat(100_000),
    '\u202e123',
    'ß',
  ];

  it.each(COUNTRIES.map((country) => [country.names.en, country] as const))('%s handles any text', (_, country) => {
    for (const rule of rulesOf(country)) {
      for (const text of hostile) {
        const result = rule.check(text);
        if (result.ok) expect(rule.canonical(rule.format(result.canonical))).toBe(result.canonical);
        else expect(result.code).toMatch(/^[a-z-]+$/);
      }
    }
  });
});

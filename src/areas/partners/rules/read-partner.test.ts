import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryOf } from '#countries/country.ts';
import type { ContactDetails, PartnerDetails } from './partner-details.ts';
import { PARTNER_KINDS } from './partner-kind.ts';
import { readPartner } from './read-partner.ts';

const form = (more: Partial<PartnerDetails> = {}): PartnerDetails => ({
  name: 'Molinos del Valle',
  taxId: null,
  address: null,
  city: null,
  notes: null,
  contacts: [],
  addresses: [],
  ...more,
});

const contact = (more: Partial<ContactDetails>): ContactDetails => ({
  fullName: 'Rosa Quispe',
  countryCode: null,
  phone: null,
  email: null,
  ...more,
});

describe('reading a partner', () => {
  it('stores the tax id without separators, by the rule of its country', () => {
    const { details, problems } = readPartner('client', countryOf('CL'), form({ taxId: '76.086.428-5' }));
    expect(problems).toEqual({});
    expect(details.taxId).toBe('760864285');
  });

  it.each(COUNTRIES.map(({ code }) => code))('requires a tax id of clients and transport companies in %s', (code) => {
    const needy = PARTNER_KINDS.filter((kind) => readPartner(kind, countryOf(code), form()).problems.taxId);
    expect(needy).toEqual(['client', 'transport']);
  });

  it('checks the tax id of an external company too, when there is one', () => {
    const { problems } = readPartner('external', countryOf('PE'), form({ taxId: '123' }));
    expect(problems).toEqual({ taxId: { code: 'exactDigits', params: { count: 11 } } });
  });

  it('reads a phone by its calling code, or by the partner’s country where there is none', () => {
    const contacts = [
      contact({ phone: '7 123-45.67' }),
      contact({ countryCode: '+56', phone: '9 8765 4321', email: 'otra@example.test' }),
    ];
    const { details, problems } = readPartner('external', countryOf('BO'), form({ contacts }));
    expect(problems).toEqual({});
    expect(details.contacts.map(({ countryCode, phone }) => [countryCode, phone])).toEqual([
      ['591', '71234567'],
      ['56', '987654321'],
    ]);
  });

  it('reports every wrong field by its path', () => {
    const contacts = [contact({ phone: '12' }), contact({ countryCode: '999', phone: '71234567' })];
    const { problems } = readPartner('client', countryOf('BO'), form({ name: ' ', taxId: '12', contacts }));
    expect(Object.keys(problems).sort()).toEqual(['contacts.0.phone', 'contacts.1.countryCode', 'name', 'taxId']);
  });

  it('finds the same person entered twice, by mail or by phone', () => {
    const contacts = [
      contact({ phone: '71234567', email: 'rosa@example.test' }),
      contact({ email: 'rosa@example.test' }),
      contact({ countryCode: '591', phone: '712-345-67' }),
    ];
    const { problems } = readPartner('external', countryOf('BO'), form({ contacts }));
    expect(problems).toEqual({
      'contacts.1.email': { code: 'alreadyRegistered' },
      'contacts.2.phone': { code: 'alreadyRegistered' },
    });
  });

  it('allows names as long as the country does', () => {
    const name = 'x'.repeat(400);
    expect(readPartner('external', countryOf('BO'), form({ name })).problems).toEqual({});
    expect(readPartner('external', countryOf('AR'), form({ name })).problems.name?.code).toBe('maxLength');
  });
});

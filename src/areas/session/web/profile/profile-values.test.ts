import { describe, expect, it } from 'vitest';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { countryOf } from '#countries/country.ts';
import { changeOf, valuesOf } from './profile-values.ts';

const bolivia = countryOf('BO');
const ana = {
  profile: { firstName: 'Ana', lastName: 'Souza', documentId: '4567890_SC', pathPhoto: null },
  auth: { email: 'ana@illimani.demo', countryCode: '591', phone: '71234567' },
  address: { street: null },
} as SessionUser;
const before = valuesOf(ana, bolivia);

describe('the values of the profile form', () => {
  it('separate number and issuing state of the document', () => {
    expect(before).toMatchObject({ documentId: '4567890', documentState: 'SC', street: '' });
  });

  it('show a document in the form of its country', () => {
    const chilean = { ...ana, profile: { ...ana.profile, documentId: '123456785' } };
    expect(valuesOf(chilean, countryOf('CL')).documentId).toBe('12.345.678-5');
  });
});

describe('what is sent', () => {
  it('is only what differs', () => {
    expect(changeOf(before, before)).toEqual({});
    expect(changeOf(before, { ...before, street: 'Av. Arce 12' })).toEqual({ street: 'Av. Arce 12' });
  });

  it('includes a phone with its prefix, and removes both together', () => {
    expect(changeOf(before, { ...before, phone: '76543210' })).toEqual({ countryCode: '591', phone: '76543210' });
    expect(changeOf(before, { ...before, phone: '' })).toEqual({ countryCode: null, phone: '' });
    expect(changeOf({ ...before, phone: '' }, { ...before, phone: '', countryCode: '55' })).toEqual({});
  });

  it('joins number and state of the document again', () => {
    expect(changeOf(before, { ...before, documentState: 'LP' })).toEqual({ documentId: '4567890_LP' });
    expect(changeOf(before, { ...before, documentId: ' ' })).toEqual({ documentId: null });
  });
});

import { describe, expect, it } from 'vitest';
import { createAddress, detailAddress, documentSearch, listAddress, openedIn, updateAddress } from './addresses.ts';

describe('the addresses of partners', () => {
  it('are screens of their own for clients and transport companies', () => {
    const current = new URLSearchParams('search=ruta');
    expect([listAddress('client'), createAddress('client', current)]).toEqual(['/client', '/client/create']);
    expect(detailAddress('transport', 'x', current)).toBe('/clientTransport/detail/x');
    expect(updateAddress('transport', 'x', current)).toBe('/clientTransport/update/x');
  });

  it('open over the list of external companies, which keeps its own state', () => {
    const current = new URLSearchParams('search=ruta&open=y');
    expect(createAddress('external', current)).toBe('/externalCompany?search=ruta&create=true');
    expect(updateAddress('external', 'x', current)).toBe('/externalCompany?search=ruta&edit=x');
    expect(detailAddress('external', 'x')).toBe('/externalCompany?open=x');
  });

  it('open a document over its partner', () => {
    const current = new URLSearchParams('open=x');
    expect(documentSearch(current, 'd')).toBe('?open=x&document=d');
    expect(updateAddress('external', 'x', new URLSearchParams('open=x&document=d'))).toBe('/externalCompany?edit=x');
  });

  it('contain what is open', () => {
    expect(openedIn(new URLSearchParams('search=ruta&edit=x'))).toEqual({ what: 'edit', value: 'x' });
    expect(openedIn(new URLSearchParams('search=ruta'))).toBeNull();
  });
});

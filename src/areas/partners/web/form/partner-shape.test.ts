import { describe, expect, it } from 'vitest';
import { fieldProblems } from '#kernel/field-problem.ts';
import { formOf, partnerShape } from './partner-shape.ts';

function problems(kind: Parameters<typeof partnerShape>[0], more: object) {
  const parsed = partnerShape(kind).safeParse({ ...formOf(null, 'BO'), ...more });
  return parsed.success ? {} : fieldProblems(parsed.error.issues);
}

describe('the form of a partner', () => {
  it('starts empty and requires name and tax id', () => {
    expect(problems('client', {})).toEqual({ name: { code: 'required' }, taxId: { code: 'required' } });
    expect(problems('external', {})).toEqual({ name: { code: 'required' } });
  });

  it('is checked by the rules of the chosen country, contact by contact', () => {
    const contacts = [{ fullName: 'Rosa', countryCode: '51', phone: '12', email: '' }];
    expect(problems('client', { name: 'Firma', countryId: 'PE', taxId: '123', contacts })).toEqual({
      taxId: { code: 'exactDigits', params: { count: 11 } },
      'contacts.0.phone': { code: 'exactDigits', params: { count: 9 } },
    });
  });

  it('sends empty texts as null, and files by their ids', () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const documents = [{ url: `/api/files/${id}/content?expires=1`, fileName: 'a.pdf', editedFileName: 'b.pdf' }];
    const parsed = partnerShape('client').parse({ ...formOf(null, 'BO'), name: 'Firma', taxId: '1234567', documents });
    expect(parsed).toMatchObject({ address: null, notes: null, documents: [{ fileId: id, editedFileName: 'b.pdf' }] });
  });
});

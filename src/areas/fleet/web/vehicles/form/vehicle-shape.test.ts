import { describe, expect, it } from 'vitest';
import { fieldProblems } from '#kernel/field-problem.ts';
import { bodyOf, slotsOf } from './vehicle-body.ts';
import { formOf, vehicleShape } from './vehicle-shape.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const shape = vehicleShape('truck', 2026);
const filled = { ...formOf(null, 'BR'), plate: 'ABC1D23', typeId: 'tractor' };

function problems(more: object) {
  const parsed = shape.safeParse({ ...filled, ...more });
  return parsed.success ? {} : fieldProblems(parsed.error.issues);
}

function body(more: object, rights = { seesFleetType: false, assignsCompany: false }) {
  const form = shape.parse({ ...filled, ...more });
  return bodyOf(form, {
    kind: 'truck',
    slots: slotsOf('truck', form.countryId, null, new Set(), null),
    documents: [],
    ...rights,
  });
}

describe('the form of a vehicle', () => {
  it('starts empty and requires plate and type', () => {
    expect(Object.keys(problems(formOf(null, 'BR'))).sort()).toEqual(['plate', 'typeId']);
    expect(problems({})).toEqual({});
  });

  it('is checked by the same rules as on the server', () => {
    expect(problems({ year: 1900, features: { axles: 0, capacity: null, volume: null, pallets: 1.5 } })).toEqual({
      year: { code: 'minYear', params: { year: '1950' } },
      'features.axles': { code: 'positive' },
      'features.pallets': { code: 'integer' },
    });
    expect(problems({ secondTrailerId: ID })).toEqual({ trailerId: { code: 'required' } });
    expect(problems({ trailerId: ID, secondTrailerId: ID })).toEqual({
      secondTrailerId: { code: 'alreadyRegistered' },
    });
  });

  it('sends nothing about fields that are not shown', () => {
    const sent = body({ typeOfFleet: null, transportCompanyId: ID, soatExpirationDate: '2030-01-31' });
    for (const name of ['typeOfFleet', 'transportCompanyId', 'soatExpirationDate', 'crpva', 'photos', 'photoIds']) {
      expect(sent).not.toHaveProperty(name);
    }
    expect(body({ transportCompanyId: ID }, { seesFleetType: false, assignsCompany: true })).toMatchObject({
      transportCompanyId: ID,
    });
  });

  it('sends the documents of the country with their dates, and the RUAT data where the country has it', () => {
    const file = { url: `/api/files/${ID}/content?expires=1`, fileName: 'crlv.pdf' };
    expect(body({ crlvExpirationDate: '2030-01-31', documents: { crlv: file, soat: file } })).toMatchObject({
      crlvExpirationDate: '2030-01-31',
      documents: [{ type: 'crlv', fileId: ID }],
    });
    expect(body({ countryId: 'BO', plate: '1234ABC', typeDocumentRuat: 'RUAT' })).toMatchObject({
      typeDocumentRuat: 'RUAT',
    });
  });
});

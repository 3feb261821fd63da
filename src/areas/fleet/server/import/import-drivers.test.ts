import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportsApp, startImports } from '#areas/imports/server/imports.fixture.ts';
import { clientTransportImport } from '#areas/partners/contract/partner.imports.ts';
import { carrierImport } from '../../contract/fleet.imports.ts';

let app: ImportsApp;
beforeAll(async () => {
  app = await startImports();
});
afterAll(() => app.close());

const driversOf = (companyId: string | null) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('driver')
      .selectAll()
      .where('company_id', '=', companyId ?? '')
      .orderBy('last_name')
      .execute(),
  );

const HEADINGS = [
  'Nombre',
  'Apellido',
  'Celular',
  'Carnet de identidad',
  'Expedido',
  'Fecha de nacimiento',
  'Licencia',
  'Categoría',
];
const BORN = new Date('1985-03-01T00:00:00Z');

describe('an import of drivers', () => {
  it('accepts dates as dates or as text, and numbers as numbers or as text', async () => {
    const who = await app.importer('BO', 'import-excel-truckers');
    const file = [
      [...HEADINGS, 'Vencimiento de la licencia'],
      ['Juan', 'Quispe', 71234567, 4567891, 'lp', BORN, 4567891, 'c', '31/12/2030'],
      ['María', 'Rojas', '+591 7123-4568', '4567892', null, '1/4/1990', '4567892', null, null],
    ];
    expect((await app.send(who, carrierImport, file)).body).toMatchObject({ status: 'OK', insertItems: 2 });
    const [juan, maria] = await driversOf(who.companyId);
    expect(juan).toMatchObject({
      market: 'own',
      phone_code: '591',
      phone: '71234567',
      document_type: 'CI',
      document_number: '4567891',
      document_state: 'LP',
      birth_date: '1985-03-01',
      licence_number: '4567891',
      licence_category: 'C',
    });
    expect(maria).toMatchObject({ phone: '71234568', birth_date: '1990-04-01', licence_category: null });
    const documents = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('document').select('expires_on').where('driver_id', '=', juan!.id).execute(),
    );
    expect(documents.map(({ expires_on }) => expires_on)).toContain('2030-12-31');

    expect((await app.send(who, carrierImport, file)).body).toMatchObject({ insertItems: 0, updateItems: 2 });
    expect(await driversOf(who.companyId)).toHaveLength(2);
  });

  it('reports a phone or licence of another driver, stored or in the same file', async () => {
    const who = await app.importer('BO', 'import-excel-truckers');
    await app.send(who, carrierImport, [
      HEADINGS,
      ['Ana', 'Flores', '70000001', '5000001', null, BORN, '5000001', 'C'],
    ]);
    const report = await app.reportOf(
      await app.send(
        who,
        carrierImport,
        [
          HEADINGS,
          ['Eva', 'Gómez', '70000001', '5000002', null, BORN, '5000002', 'C'],
          ['Luz', 'Gómez', '70000003', '5000003', null, BORN, '5000001', 'C'],
          ['Sol', 'Gómez', '70000004', '5000004', null, BORN, '5000004', 'C'],
          ['Mar', 'Gómez', '70000004', '5000005', null, BORN, '5000005', 'Z'],
          ['Paz', 'Gómez', '70000004', '5000006', 'XX', '31/02/1985', '5000006', 'C'],
        ],
        { preview: true, language: 'es' },
      ),
    );
    expect(report.map(([row, column]) => [row, column])).toEqual([
      [2, 'C · Celular'],
      [3, 'G · Licencia'],
      [5, 'H · Categoría'],
      [6, 'D · Carnet de identidad'],
      [6, 'F · Fecha de nacimiento'],
    ]);
  });

  it.each([
    [
      'BR',
      ['Nome', 'Sobrenome', 'Celular', 'CPF', 'Data de nascimento', 'CNH'],
      ['João', 'Silva', '11987654321', '529.982.247-25', BORN, '12345678900'],
    ],
    [
      'CL',
      ['Nombre', 'Apellido', 'Celular', 'Tipo de documento', 'RUN', 'Nacimiento', 'Licencia'],
      ['Ana', 'Soto', '987654321', 'RUN', '12.345.678-5', BORN, '12.345.678-5'],
    ],
    [
      'PY',
      ['Nombre', 'Apellido', 'Celular', 'CI', 'Nacimiento', 'Licencia'],
      ['Ana', 'Soto', '981234567', '1.234.567', BORN, '1234567'],
    ],
    [
      'PE',
      ['First name', 'Last name', 'Phone', 'Document type', 'Document number', 'Date of birth', 'Driver license'],
      ['Ana', 'Soto', '987654321', 'dni', '12345678', BORN, 'Q12345678'],
    ],
    [
      'MX',
      ['Nombre', 'Apellido', 'Celular', 'Tipo de documento', 'Documento', 'CURP', 'Nacimiento', 'Licencia', 'RFC'],
      [
        'Ana',
        'Soto',
        '5512345678',
        'INE',
        'GOMC850301HDFRRL09',
        'GOMC850301HDFRRL09',
        BORN,
        'ABC123456',
        'GOMC850301AB1',
      ],
    ],
    [
      'AR',
      ['Nombre', 'Apellido', 'Celular', 'DNI', 'Nacimiento', 'Licencia'],
      ['Ana', 'Soto', '1123456789', '12.345.678', BORN, '12345678'],
    ],
    [
      'UY',
      ['Nombre', 'Apellido', 'Celular', 'CI', 'Nacimiento', 'Licencia'],
      ['Ana', 'Soto', '99123456', '1234567-2', BORN, '12345678'],
    ],
  ])('reads a driver of %s by the rules there', async (country, headings, line) => {
    const who = await app.importer(country, 'import-excel-truckers');
    const reply = await app.send(who, carrierImport, [headings, line], { preview: true });
    const problems = reply.body.status === 'OK' ? [] : await app.reportOf(reply);
    expect([reply.status, problems, reply.body.insertItems]).toEqual([200, [], 1]);
  });

  it('assigns a driver to a transport company by name or tax id, with permission', async () => {
    const rights = ['import-excel-truckers', 'provider-read', 'provider-write', 'transport-company-list-bo'];
    const who = await app.importer('BO', ...rights, 'assign-transport-company-field');
    await app.send(who, clientTransportImport, [
      ['Nombre', 'NIT'],
      ['Trans Ándes SRL', '1020304027'],
    ]);
    const file = (company: string) => [
      [...HEADINGS, 'Empresa de transporte'],
      ['Ana', 'Flores', '70000001', '5000001', null, BORN, '5000001', 'C', company],
    ];
    expect((await app.send(who, carrierImport, file('trans andes srl'))).body).toMatchObject({ insertItems: 1 });
    expect((await app.send(who, carrierImport, file('1020304027'))).body).toMatchObject({ updateItems: 1 });
    expect((await driversOf(who.companyId))[0]?.partner_id).not.toBeNull();
    const report = await app.reportOf(await app.send(who, carrierImport, file('Nadie'), { preview: true }));
    expect(report.map(([row, column]) => [row, column])).toEqual([[2, 'I · Empresa de transporte']]);
  });
});

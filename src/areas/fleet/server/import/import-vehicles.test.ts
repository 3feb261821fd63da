import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetData } from 'write-excel-file/node';
import { type ImportsApp, startImports } from '#areas/imports/server/imports.fixture.ts';
import { carrierImport, semitruckImport, transportUnitImport } from '../../contract/fleet.imports.ts';

let app: ImportsApp;
beforeAll(async () => {
  app = await startImports();
});
afterAll(() => app.close());

const RIGHTS = ['import-excel-trucks', 'import-excel-trailers'];
const plateOf = (index: number) => `${1000 + index}XYZ`;

const vehiclesOf = (companyId: string | null) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('vehicle')
      .selectAll()
      .where('company_id', '=', companyId ?? '')
      .orderBy('plate')
      .execute(),
  );

/** Fifty trucks, with the given lines in place of valid ones. */
function trucks(wrong: Readonly<Record<number, SheetData[number]>> = {}): SheetData {
  const lines = Array.from(
    { length: 50 },
    (_, index) => wrong[index] ?? [plateOf(index), 'tractor', 'mercedes benz', 2019, 'Blanco', '28,5', '3'],
  );
  return [['Placa', 'Tipo', 'Marca', 'Año', 'Color', 'Capacidad (Tn)', 'Ejes'], ...lines];
}

describe('an import of trucks', () => {
  it('of fifty with five wrong lines reports the five, writes none, and accepts all once corrected', async () => {
    const who = await app.importer('BO', ...RIGHTS);
    const file = trucks({
      3: [null, 'tractor', 'Volvo', 2019, null, null, null],
      10: ['1', 'tractor', 'Volvo', 2019, null, null, null],
      20: [plateOf(20), 'nave espacial', 'Volvo', 2019, null, null, null],
      30: [plateOf(30), 'tractor', 'Volvo', 1800, null, 'mucho', 2.5],
      40: ['1000-xyz', 'tractor', 'Volvo', 2019, null, null, null],
    });
    const preview = await app.send(who, transportUnitImport, file, { preview: true, language: 'es' });
    expect(preview.body).toMatchObject({ status: 'ERROR', insertItems: 0, updateItems: 0 });
    const report = await app.reportOf(preview);
    expect(report.map(([row, column]) => [row, column])).toEqual([
      [5, 'A · Placa'],
      [12, 'A · Placa'],
      [22, 'B · Tipo'],
      [32, 'D · Año'],
      [32, 'F · Capacidad (Tn)'],
      [32, 'G · Ejes'],
      [42, 'A · Placa'],
    ]);
    expect(report.at(-1)).toEqual([42, 'A · Placa', '1000-xyz', 'Repetido: la fila 2 ya tiene este valor']);
    expect((await app.send(who, transportUnitImport, file)).status).toBe(422);
    expect(await vehiclesOf(who.companyId)).toEqual([]);

    expect((await app.send(who, transportUnitImport, trucks())).body).toMatchObject({
      insertItems: 50,
      updateItems: 0,
    });
    const [first] = await vehiclesOf(who.companyId);
    expect(first).toMatchObject({
      plate: '1000XYZ',
      market: 'own',
      kind: 'truck',
      country_code: 'BO',
      type: 'tractor',
      brand: 'Mercedes-Benz',
      year: 2019,
      axles: 3,
      documents_done: 0,
    });
    expect(Number(first?.capacity_tn)).toBe(28.5);
    expect(first?.documents_required).toBeGreaterThan(0);
  });

  it('updates existing trucks and keeps the values a line leaves empty', async () => {
    const who = await app.importer('BO', ...RIGHTS);
    const rich = [
      ['Placa', 'Tipo', 'Color', 'Chasis', 'Vencimiento del SOAT'],
      ['1500-ABC', 'tractor', 'Rojo', '9BM3840731B', new Date('2030-05-01T00:00:00Z')],
    ];
    expect((await app.send(who, transportUnitImport, rich)).body).toMatchObject({ insertItems: 1 });
    const poor = [
      ['Patente', 'Tipo de camión', 'Color'],
      ['1500ABC', 'tractor', 'Azul'],
    ];
    expect((await app.send(who, transportUnitImport, poor)).body).toMatchObject({ insertItems: 0, updateItems: 1 });
    const [truck] = await vehiclesOf(who.companyId);
    expect(truck).toMatchObject({ color: 'Azul', chassis: '9BM3840731B' });
    const documents = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('document').select(['type', 'expires_on']).where('vehicle_id', '=', truck!.id).execute(),
    );
    expect(documents).toEqual([{ type: 'soat', expires_on: '2030-05-01' }]);
  });

  it('refuses a plate of an existing semitrailer, or in the closed fleet of another company', async () => {
    const [one, other] = [await app.importer('BO', ...RIGHTS), await app.importer('BO', ...RIGHTS)];
    const trailer = [
      ['Placa', 'Tipo'],
      ['1600ABC', 'flatbed'],
      ['1601ABC', 'flatbed'],
    ];
    expect((await app.send(one, semitruckImport, trailer)).body).toMatchObject({ insertItems: 2 });
    const truck = [
      ['Placa', 'Tipo'],
      ['1600ABC', 'tractor'],
      ['1602ABC', 'tractor'],
    ];
    for (const who of [one, other]) {
      const report = await app.reportOf(
        await app.send(who, transportUnitImport, truck, { preview: true, language: 'en' }),
      );
      expect(report).toEqual([[2, 'A · Placa', '1600ABC', 'Already registered']]);
    }
  });

  it('checks each line by the rules of its country', async () => {
    const who = await app.importer('PE', ...RIGHTS);
    const file = [
      ['Placa', 'Tipo', 'País', 'CRPVA', 'Vencimento do SOAT'],
      ['ABC-123', 'tractor', null, null, '01/05/2030'],
      ['1700ABC', 'tractor', 'Bolivia', null, null],
      ['1700ABC', 'tractor', 'Perú', null, null],
      ['ABC-124', 'tractor', null, '123456', null],
      ['AB1234', 'tractor', 'Brasil', null, '01/05/2030'],
    ];
    const report = await app.reportOf(
      await app.send(who, transportUnitImport, file, { preview: true, language: 'en' }),
    );
    expect(report.map(([row, column]) => `${row} ${column}`)).toEqual([
      '4 A · Placa',
      '5 D · CRPVA',
      '6 E · Vencimento do SOAT',
    ]);
  });

  it('creates no duplicates when the same file is imported twice at once', async () => {
    const who = await app.importer('BO', ...RIGHTS);
    const file = trucks().slice(0, 11);
    const lines = file.slice(1).map(([, ...rest], index) => [`${2000 + index}QWE`, ...rest]);
    const replies = await Promise.all([0, 1, 2].map(() => app.send(who, transportUnitImport, [file[0]!, ...lines])));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.map(({ body }) => body.insertItems).sort()).toEqual([0, 0, 10]);
    expect(await vehiclesOf(who.companyId)).toHaveLength(10);
  });
});

it('requires a permission of its own for each import', async () => {
  const who = await app.importer('BO', 'import-excel-trucks');
  const file = [
    ['Placa', 'Tipo'],
    ['2500ABC', 'tractor'],
  ];
  expect((await app.send(who, transportUnitImport, file)).status).toBe(200);
  expect((await app.send(who, semitruckImport, file)).status).toBe(403);
  expect((await app.send(who, carrierImport, file)).status).toBe(403);
});

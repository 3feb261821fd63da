import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetData } from 'write-excel-file/node';
import { importCallsOf } from '#areas/imports/contract/import.calls.ts';
import { type ImportsApp, startImports } from '#areas/imports/server/imports.fixture.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { opportunityErrors } from '../../contract/opportunity.errors.ts';
import { opportunityImport } from '../../contract/opportunity.imports.ts';

let app: ImportsApp;
beforeAll(async () => {
  app = await startImports();
});
afterAll(() => app.close());

const importer = () => app.importer('BO', 'opportunity-write');

const stored = ({ companyId }: TestUser) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('opportunity')
      .selectAll()
      .where('company_id', '=', companyId ?? '')
      .orderBy('created_at')
      .orderBy('code')
      .execute(),
  );

async function addClient({ companyId, userId }: TestUser, name: string): Promise<string> {
  const id = createId();
  const named = { name, tax_id: '1020304050', search_text: name.toLowerCase() };
  const row = { id, company_id: companyId ?? '', kind: 'client', country_code: 'BO', created_by: userId, ...named };
  await app.services.database.asPlatform((trx) => trx.insertInto('partner').values(row).execute());
  return id;
}

const HEADINGS = [
  ...['Descripción', 'Origen', 'Destino', 'Fecha de recojo', 'Fecha de entrega', 'Tipo de camión', 'Cantidad'],
  ...['Peso', 'Volumen', 'Flete', 'Moneda', 'Publicación'],
];
const right = (index: number): SheetData[number] => [
  ...[`Soya lote ${index}`, 'La Paz', 'Oruro', '01/12/2030', '03/12/2030', 'Tractor', 2],
  ...['28,5', 60, '1500', 'USD', 'Abierto'],
];

/** Fifty opportunities, of which the given lines replace right ones. */
function opportunities(wrong: Readonly<Record<number, SheetData[number]>> = {}): SheetData {
  return [HEADINGS, ...Array.from({ length: 50 }, (_, index) => wrong[index] ?? right(index))];
}
const changed = (index: number, ...cells: readonly (readonly [column: number, value: string | number | null])[]) => {
  const line = [...right(index)];
  for (const [column, value] of cells) line[column] = value;
  return line;
};

describe('an import of opportunities', () => {
  it('reports five wrong lines of fifty, writes none, and makes drafts of all once they are corrected', async () => {
    const who = await importer();
    const file = opportunities({
      3: changed(3, [1, 'Nowhere at all'], [5, 'Submarino']),
      10: changed(10, [0, null], [8, null]),
      20: changed(20, [3, '05/12/2030'], [6, 101], [7, 0]),
      30: changed(30, [9, 0], [11, 'Directa']),
      40: changed(40, [0, 'SOYA LOTE 1']),
    });
    const report = await app.reportOf(await app.send(who, opportunityImport, file, { preview: true, language: 'es' }));
    expect(report.map(([row, column]) => `${row} ${column}`)).toEqual([
      '5 F · Tipo de camión',
      '12 A · Descripción',
      '12 I · Volumen',
      '22 E · Fecha de entrega',
      '22 G · Cantidad',
      '22 H · Peso',
      '32 J · Flete',
      '32 L · Publicación',
      '42 A · Descripción',
    ]);
    expect((await app.send(who, opportunityImport, file)).status).toBe(422);
    expect(await stored(who)).toEqual([]);

    const preview = await app.send(who, opportunityImport, opportunities(), { preview: true });
    expect(preview.body).toMatchObject({ status: 'OK', insertItems: 50, updateItems: 0 });
    expect(await stored(who)).toEqual([]);
    expect((await app.send(who, opportunityImport, opportunities())).body).toMatchObject({ insertItems: 50 });
    const [first, ...rest] = await stored(who);
    expect(rest).toHaveLength(49);
    expect(first).toMatchObject({
      state: 'created',
      description: 'Soya lote 0',
      publication_type: 'public',
      market_type: 'open',
      origin_city: 'La Paz',
      destination_city: 'Oruro',
      date_type: 'defined',
      pickup_date: '2030-12-01',
      until_date: '2030-12-03',
      vehicle_type: 'tractor',
      quantity: 2,
      weight: '28.500',
      weight_unit: 'tn',
      freight_type: 'simple',
      freight: '1500.00',
      freight_currency: 'USD',
      days: 7,
      created_by: who.userId,
    });
  });

  it('imports the right lines of a file, where that is asked for', async () => {
    const who = await importer();
    const file = opportunities({ 7: changed(7, [8, null]) });
    const { body } = await app.send(who, opportunityImport, file, { onlyRight: true });
    expect(body).toMatchObject({ insertItems: 49 });
    expect(await stored(who)).toHaveLength(49);
  });

  it('reads every field that a spreadsheet can hold', async () => {
    const who = await importer();
    const client_id = await addClient(who, 'Molinos del Valle');
    const file = [
      [
        ...['Nombre', 'Cliente', 'Ciudad de origen', 'Dirección de origen', 'Destino', 'Tipo de fecha', 'Recojo desde'],
        ...['Recojo hasta', 'Categoría de la carga', 'Tipo de camión', 'Camiones', 'Peso', 'Unidad de peso', 'Volumen'],
        ...['Tipo de flete', 'Flete', 'Moneda', 'Unidad del flete', 'Factura', 'Anticipo', 'Días activos'],
        ...['Tipo de publicación', 'Audiencia', 'Notas', 'Comentario'],
      ],
      [
        ...['Soya', 'MOLINOS DEL VALLE', 'La Paz', 'Av. 6 de Marzo', 'Arica', 'Fecha abierta', '01/12/2030'],
        ...['06/12/2030', 'Soya', 'Tractor', 4, 28, 'Toneladas', 61.5, 'Compuesto', '38,5', 'USD', 'Toneladas'],
        ...['No', 30, 10, 'Cerrado', 'Empresas favoritas', 'Con lona', 'Precio revisable'],
      ],
    ];
    const reply = await app.send(who, opportunityImport, file, { preview: true, language: 'es' });
    expect(reply.body).toMatchObject({ status: 'OK', insertItems: 1 });
    await app.send(who, opportunityImport, file, { language: 'es' });
    expect((await stored(who))[0]).toMatchObject({
      client_id,
      origin: { cityName: 'La Paz', address: 'Av. 6 de Marzo' },
      destination_country: 'CL',
      date_type: 'open',
      category_load: 'soy',
      quantity: 4,
      freight_type: 'compound',
      freight: '38.50',
      freight_unit: 'tn',
      invoice: false,
      advance: true,
      advance_percent: 30,
      days: 10,
      publication_type: 'private',
      audience: 'favourites',
      market_type: 'direct',
      special_notes: 'Con lona',
      comment: 'Precio revisable',
    });
  });

  it('refuses a name that is used already, an unknown client and an unknown city', async () => {
    const who = await importer();
    await app.send(who, opportunityImport, opportunities().slice(0, 2));
    const file = [
      [...HEADINGS, 'Cliente'],
      [...right(0), null],
      [...right(1), 'Nadie S.A.'],
      [...changed(2, [2, 'Atlantis'])],
    ];
    const report = await app.reportOf(await app.send(who, opportunityImport, file, { preview: true, language: 'es' }));
    expect(report.map(([row, column]) => `${row} ${column}`)).toEqual([
      '2 A · Descripción',
      '3 M · Cliente',
      '4 C · Destino',
    ]);
  });

  it('creates nothing twice when the same file arrives twice at once', async () => {
    const who = await importer();
    const file = opportunities().slice(0, 4);
    const replies = await Promise.all([0, 1].map(() => app.send(who, opportunityImport, file)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([409, 422])]);
    expect(await stored(who)).toHaveLength(3);
    const refused = replies.find(({ status }) => status === 409);
    if (refused) expect(refused.error.code).toBe(opportunityErrors.nameExits().code);
  });

  it('needs the right to write opportunities, and has a template', async () => {
    const reader = await app.importer('BO', 'opportunity-read');
    expect((await app.send(reader, opportunityImport, opportunities().slice(0, 2))).status).toBe(403);
    const who = await importer();
    const { body } = await app.call(who, importCallsOf(opportunityImport).template, { body: {} });
    const [records] = await app.fetchSheets(body.templateUrl);
    expect(records?.data[0]?.length).toBeGreaterThan(20);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetData } from 'write-excel-file/node';
import { importCallsOf } from '#areas/imports/contract/import.calls.ts';
import { type ImportsApp, startImports } from '#areas/imports/server/imports.fixture.ts';
import type { TestUser } from '#testing/world.ts';
import { geofenceImport, placeImport } from '../../contract/route.imports.ts';

let app: ImportsApp;
beforeAll(async () => {
  app = await startImports();
});
afterAll(() => app.close());

const importer = () => app.importer('BO', 'routes-write');
const preview = { preview: true, language: 'es' } as const;

const stored = (table: 'place' | 'geofence', { companyId }: TestUser) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom(table)
      .selectAll()
      .where('company_id', '=', companyId ?? '')
      .orderBy('name')
      .execute(),
  );
const refusals = async (who: TestUser, target: typeof placeImport | typeof geofenceImport, file: SheetData) =>
  (await app.reportOf(await app.send(who, target, file, preview))).map(
    ([row, column, , reason]) => `${row} ${column}: ${reason}`,
  );

describe('a spreadsheet of places', () => {
  const HEADINGS = [
    'Nombre',
    'Dirección',
    'Ciudad',
    'Latitud',
    'Longitud',
    'Enlace del mapa',
    'Radio',
    'Minutos',
    'Uso',
  ];
  const LINK = 'https://www.google.com/maps/place/Zofri/@-20.2,-70.1,15z/data=!3d-20.2133!4d-70.1338';

  it('becomes places, by coordinates in any writing or by a pasted link', async () => {
    const who = await importer();
    const file = [
      HEADINGS,
      ['Planta El Alto', 'Av. 6 de Marzo', 'El Alto', -16.51, -68.16, null, 450, 75, 'Carga'],
      ['Depósito', null, 'Oruro', '-17,97', '−67.110', null, null, null, null],
      ['Zofri', null, 'Un caserío', null, null, LINK, null, null, 'unload'],
    ];
    expect((await app.send(who, placeImport, file, preview)).body).toMatchObject({ status: 'OK', insertItems: 3 });
    expect(await stored('place', who)).toEqual([]);
    expect((await app.send(who, placeImport, file)).body).toMatchObject({ insertItems: 3 });
    const usual = { fence: { kind: 'circle', radiusMeters: 300 }, expected_minutes: 120 };
    expect(await stored('place', who)).toMatchObject([
      { name: 'Depósito', lat: -17.97, lng: -67.11, city: 'Oruro', for_load: true, for_unload: true, ...usual },
      {
        ...{ name: 'Planta El Alto', address: 'Av. 6 de Marzo', city: 'El Alto', lat: -16.51, lng: -68.16 },
        ...{ fence: { kind: 'circle', radiusMeters: 450 }, expected_minutes: 75, for_load: true, for_unload: false },
        ...{ country_code: 'BO', created_by: who.userId },
      },
      // Across the border: the position says the country, and a name that no list has stays.
      {
        ...{ name: 'Zofri', lat: -20.2133, lng: -70.1338, city: 'Un caserío', city_id: null, country_code: 'CL' },
        ...{ for_load: false, for_unload: true },
      },
    ]);
    expect((await stored('place', who)).map(({ city_id }) => city_id)).toEqual([
      expect.any(String),
      expect.any(String),
      null,
    ]);
  });

  it('is refused as a whole with what is wrong in each cell, and its right rows go in alone', async () => {
    const who = await importer();
    await app.send(who, placeImport, [HEADINGS, ['Planta', null, null, -16.5, -68.1]]);
    const file = [
      HEADINGS,
      ['PLANTA', null, null, -16.6, -68.2],
      ['Cero', null, null, 0, -68.2],
      ['Lejos', null, null, '95', '-68,2'],
      ['Letras', null, null, 'norte', '-68.2'],
      ['Sin nada', null, null, null, null],
      ['Una sola', null, null, null, -68.2],
      ['Enlace', null, null, null, null, 'https://example.com/maps'],
      ['Corto', null, null, null, null, 'https://maps.app.goo.gl/abc'],
      ['Radio', null, null, -16.6, -68.2, null, 5],
      ['Minutos', null, null, -16.6, -68.2, null, null, 20_000, 'Estacionar'],
      [null, 'Sin nombre', null, -16.6, -68.2],
      ['Bien', null, null, -16.6, -68.2],
      ['bien', null, null, -16.7, -68.2],
      ['También', null, null, -16.7, -68.3],
    ];
    expect(await refusals(who, placeImport, file)).toEqual([
      '2 A · Nombre: Ya está registrado',
      '3 D · Latitud: Coordenadas inválidas: ninguna puede ser exactamente 0',
      '4 D · Latitud: Debe ser como máximo 90',
      '5 D · Latitud: Debe ser un número',
      '6 D · Latitud: Indique latitud y longitud, o un enlace del mapa',
      '7 D · Latitud: Obligatorio',
      '8 F · Enlace del mapa: El link de GoogleMaps no esta bien formateado',
      '9 F · Enlace del mapa: El enlace es corto: ábralo y copie la dirección completa del mapa',
      '10 G · Radio: El radio va de 20 m a 200 km',
      '11 H · Minutos: Debe ser como máximo 10.080',
      '11 I · Uso: Seleccione una opción de la lista',
      '12 A · Nombre: Obligatorio',
      '14 A · Nombre: Repetido: la fila 13 ya tiene este valor',
    ]);
    expect((await app.send(who, placeImport, file)).status).toBe(422);
    expect(await stored('place', who)).toHaveLength(1);
    expect((await app.send(who, placeImport, file, { onlyRight: true })).body).toMatchObject({ insertItems: 2 });
    expect((await stored('place', who)).map(({ name }) => name)).toEqual(['Bien', 'Planta', 'También']);
  });

  it('knows nothing of the names of another company, and says what it says in three languages', async () => {
    const [mine, other] = [await importer(), await importer()];
    const file = [HEADINGS, ['Planta', null, null, -16.5, -68.1]];
    await app.send(mine, placeImport, file);
    expect((await app.send(other, placeImport, file)).body).toMatchObject({ insertItems: 1 });
    expect(await stored('place', mine)).toHaveLength(1);
    const reasons = await Promise.all(
      ['pt-BR', 'es', 'en'].map(async (language) => {
        const reply = await app.send(mine, placeImport, file, { preview: true, language });
        return (await app.reportOf(reply))[0]?.[3];
      }),
    );
    expect(reasons).toEqual(['Já está registrado', 'Ya está registrado', 'Already registered']);
  });
});

describe('a spreadsheet of geofences', () => {
  const HEADINGS = [
    ...['Nombre', 'Tipo', 'Latitud', 'Longitud', 'Enlace', 'Radio', 'Alarma de entrada', 'Alarma de salida'],
    ...['Límite de velocidad', 'Nota'],
  ];

  it('becomes circles with their alarms', async () => {
    const who = await importer();
    const file = [
      HEADINGS,
      ['La Cumbre', 'Peligrosa', '-16.338', '-68.040', null, 2500, 'Sí', 'No', 40, 'Niebla'],
      ['Patio', 'rest', null, null, '-17.97, -67.11', 300],
    ];
    expect((await app.send(who, geofenceImport, file)).body).toMatchObject({ insertItems: 2 });
    expect(await stored('geofence', who)).toMatchObject([
      {
        ...{ name: 'La Cumbre', kind: 'danger', entry_alarm: true, exit_alarm: false, speed_kmh: 40, note: 'Niebla' },
        shape: { kind: 'circle', centre: { lat: -16.338, lng: -68.04 }, radiusMeters: 2500 },
        created_by: who.userId,
      },
      { name: 'Patio', kind: 'rest', shape: { kind: 'circle', centre: { lat: -17.97, lng: -67.11 } }, speed_kmh: null },
    ]);
  });

  it('is refused with what is wrong in each cell', async () => {
    const [who, other] = [await importer(), await importer()];
    await app.send(who, geofenceImport, [HEADINGS, ['Patio', 'rest', -17.9, -67.1, null, 300]]);
    const file = [
      HEADINGS,
      ['patio', 'rest', -17.9, -67.1, null, 300],
      ['Cero', 'danger', -17.9, 0, null, 300],
      ['Chica', 'danger', -17.9, -67.1, null, 10],
      ['Sin radio', 'danger', -17.9, -67.1],
      ['Al borde', 'danger', -17.9, 179.99, null, 5000],
      ['Rápida', 'danger', -17.9, -67.1, null, 300, 'quizás', 'No', 200],
      ['Otra', 'Peligrosísima', -17.9, -67.1, null, 300],
      ['Sin tipo', null, -17.9, -67.1, null, 300],
    ];
    expect(await refusals(who, geofenceImport, file)).toEqual([
      '2 A · Nombre: Ya está registrado',
      '3 C · Latitud: Coordenadas inválidas: ninguna puede ser exactamente 0',
      '4 F · Radio: El radio va de 20 m a 200 km',
      '5 F · Radio: Obligatorio',
      '6 F · Radio: La geocerca cruza el antimeridiano',
      '7 G · Alarma de entrada: Seleccione una opción de la lista',
      '7 I · Límite de velocidad: Debe ser como máximo 130',
      '8 B · Tipo: Seleccione una opción de la lista',
      '9 B · Tipo: Obligatorio',
    ]);
    expect((await app.send(who, geofenceImport, file)).status).toBe(422);
    expect(await stored('geofence', who)).toHaveLength(1);
    // Names are those of one company.
    expect((await app.send(other, geofenceImport, file.slice(0, 2))).body).toMatchObject({ insertItems: 1 });
  });
});

it.each([
  ['places', placeImport, 10],
  ['geofences', geofenceImport, 10],
])('%s need the right to write routes, and have a template', async (_, target, columns) => {
  const reader = await app.importer('BO', 'routes-read');
  expect((await app.send(reader, target, [['Nombre', 'Latitud']])).status).toBe(403);
  const { body } = await app.call(await importer(), importCallsOf(target).template, { body: {} }, { language: 'es' });
  const [records, instructions] = await app.fetchSheets(body.templateUrl);
  expect(records?.data[0]).toHaveLength(columns);
  expect(instructions?.data.flat().join()).toContain('En grados decimales, como -16.4897');
});

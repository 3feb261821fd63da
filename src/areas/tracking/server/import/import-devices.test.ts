import { createHash } from 'node:crypto';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetData } from 'write-excel-file/node';
import { importCallsOf } from '#areas/imports/contract/import.calls.ts';
import { spreadsheet } from '#areas/imports/server/reading/spreadsheets.fixture.ts';
import { shownPlate } from '#countries/country.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { deviceImport } from '../../contract/device.imports.ts';
import { type DevicesApp, type DeviceTeam, startDevices } from '../devices/devices.fixture.ts';

const { send } = importCallsOf(deviceImport);
const HEAD = ['Identificador', 'Tipo', 'Nome', 'Caminhão', 'Motorista', 'Intervalo esperado', 'Protocolo'];
let app: DevicesApp;
let team: DeviceTeam;
beforeAll(async () => {
  app = await startDevices();
  team = await app.team();
});
afterAll(() => app.close());

const imei = () => `35${createId().replace(/\D/g, '').padEnd(13, '7').slice(0, 13)}`;

interface Options {
  readonly preview?: boolean;
  readonly onlyRight?: boolean;
  readonly language?: string;
  readonly idempotencyKey?: string;
}

async function sent(who: TestUser, lines: SheetData, { preview = false, onlyRight = false, ...options }: Options = {}) {
  const file = (await spreadsheet([HEAD, ...lines])).toString('base64');
  return app.call(who, send, { body: { file, preview, onlyRight } }, options);
}

const devicesOf = ({ company }: DeviceTeam) =>
  app.services.database.asPlatform((trx) =>
    trx.selectFrom('device').selectAll().where('company_id', '=', company.id).orderBy('identifier').execute(),
  );

async function handed(handout: { readonly file: string } | undefined): Promise<string[][]> {
  const [sheet] = (await readXlsxFile(Buffer.from(handout!.file, 'base64'))) as unknown as { data: string[][] }[];
  return sheet!.data;
}

describe('a spreadsheet of devices', () => {
  it('registers each with a secret of its own, which only this reply holds', async () => {
    const own = await app.team();
    const truck = await app.truck(own.manager);
    const driverId = await app.driver(own, { document_number: '1234567', document_state: 'LP' });
    const [unit, phone] = [imei(), `fone-${createId().slice(0, 8)}`];
    const lines: SheetData = [
      [unit, 'Rastreador', 'FMB920', truck.plate, null, 20, 'Teltonika (Codec 8 e 8E)'],
      [phone, 'Celular', null, null, '1.234.567-LP', null, null],
    ];
    const preview = await sent(own.manager, lines, { preview: true });
    expect(preview.body).toMatchObject({ status: 'OK', insertItems: 2 });
    expect(preview.body.handout).toBeUndefined();
    expect(await devicesOf(own)).toEqual([]);

    const idempotencyKey = createId();
    const { body } = await sent(own.manager, lines, { idempotencyKey });
    const [heading, ...rows] = await handed(body.handout);
    expect(body.handout?.name).toBe('Segredos dos dispositivos');
    expect(heading).toEqual(['Identificador', 'Segredo', 'Endereço para transmitir', 'Código para o Traccar Client']);
    expect(rows.map(([name]) => name)).toEqual([unit, phone]);
    const stored = await devicesOf(own);
    expect(stored.find(({ identifier }) => identifier === unit)).toMatchObject({
      ...{
        kind: 'hardware',
        name: 'FMB920',
        interval_seconds: 20,
        claimed_protocol: 'teltonika',
        vehicle_id: truck._id,
      },
    });
    expect(stored.find(({ identifier }) => identifier === phone)?.driver_id).toBe(driverId);
    for (const [name, secret, address, setup] of rows) {
      const device = stored.find(({ identifier }) => identifier === name)!;
      const hash = createHash('sha256').update(secret!).digest();
      expect(Buffer.from(device.secret_hash as unknown as Buffer).equals(hash)).toBe(true);
      expect([address!.endsWith(`/${secret}`), setup!.startsWith(`${address}?id=`)]).toEqual([true, true]);
    }
    // The same request again finds the devices, and gives nothing out a second time.
    const again = await sent(own.manager, lines, { idempotencyKey });
    expect([again.body.insertItems, again.body.updateItems, again.body.handout]).toEqual([0, 2, undefined]);
    const kept = await devicesOf(own);
    expect(kept.map(({ secret_hash }) => String(secret_hash))).toEqual(
      stored.map(({ secret_hash }) => String(secret_hash)),
    );
  });

  it('changes devices that exist, and leaves what its empty cells do not say', async () => {
    const { device } = await app.register(team.manager, { name: 'Velho', intervalSeconds: 45 });
    const truck = await app.truck(team.manager);
    const { body } = await sent(team.manager, [[device.identifier, null, 'Novo', truck.plate, null, null, null]]);
    expect(body).toMatchObject({ insertItems: 0, updateItems: 1 });
    const [row] = (await devicesOf(team)).filter(({ id }) => id === device._id);
    expect(row).toMatchObject({ name: 'Novo', interval_seconds: 45, kind: 'hardware', vehicle_id: truck._id });
  });
});

describe('a wrong row', () => {
  const REASONS = {
    'pt-BR': ['Nenhum caminhão seu tem esta placa', 'já tem o dispositivo', 'está no caminhão'],
    es: ['Ningún camión suyo tiene esta placa', 'ya tiene el dispositivo', 'está en el camión'],
    en: ['None of your trucks has this plate', 'already has the device', 'is on truck'],
  } as const;

  it('is named with its reason in the language of its reader, and the right ones can go alone', async () => {
    const own = await app.team();
    const [taken, free] = [await app.truck(own.manager), await app.truck(own.manager)];
    const { device: there } = await app.register(own.manager, { transportUnitId: taken._id });
    const foreign = await app.truck((await app.team()).manager);
    const right = imei();
    const lines: SheetData = [
      [imei(), null, null, foreign.plate, null, null, null],
      [imei(), null, null, taken.plate, null, null, null],
      [there.identifier, null, null, free.plate, null, null, null],
      [imei(), 'Submarino', null, null, null, 'x', null],
      [right, null, null, null, null, null, null],
    ];
    for (const [language, reasons] of Object.entries(REASONS)) {
      const { body } = await sent(own.manager, lines, { preview: true, language });
      expect([body.status, body.wrongRows, body.right?.insertItems]).toEqual(['ERROR', 4, 1]);
      const said = body.problems!.map(({ row, reason }) => `${row} ${reason}`).join('\n');
      for (const [at, reason] of reasons.entries()) expect(said).toMatch(new RegExp(`^${at + 2} .*${reason}`, 'm'));
    }
    const { problems } = (await sent(own.manager, lines, { preview: true })).body;
    expect(problems!.filter(({ row }) => row === 5).map(({ value }) => value)).toEqual(['Submarino', 'x']);
    expect(problems!.find(({ row }) => row === 3)!.reason).toContain(shownPlate('BO', taken.plate));
    const whole = await sent(own.manager, lines);
    expect([whole.status, whole.error.code]).toEqual([422, 'imports.invalidContent']);
    expect(await devicesOf(own)).toHaveLength(1);
    const { body } = await sent(own.manager, lines, { onlyRight: true });
    expect([body.insertItems, body.wrongRows]).toEqual([1, 4]);
    expect((await handed(body.handout)).slice(1).map(([name]) => name)).toEqual([right]);
  });

  const OF_DRIVER = {
    'pt-BR': ['Nenhum motorista', 'Mais de um motorista', 'Só um celular', 'já usa o celular', 'já usa o celular'],
    es: ['Ningún conductor', 'Más de un conductor', 'Solo un celular', 'ya usa el celular', 'ya usa el celular'],
    en: [
      'No registered driver',
      'More than one driver',
      'Only a phone',
      'already uses the phone',
      'already uses the phone',
    ],
  } as const;

  it('names a driver who is unknown, not the only one, or has another phone', async () => {
    const own = await app.team();
    const named = (last_name: string, document_number: string) => app.driver(own, { last_name, document_number });
    await named('Quispe', '111');
    for (const number of ['222', '333']) await named('Choque', number);
    const taken = await named('Flores', '444');
    const { device: phone } = await app.register(own.manager, { kind: 'phone', driverId: taken });
    await app.driver(await app.team(), { last_name: 'Ajena' });
    const line = (driver: string, kind = 'Celular') => [imei(), kind, null, null, driver, null, null];
    const lines: SheetData = [
      line('Juan Ajena'),
      line('juan choque'),
      line('222', 'Rastreador'),
      line('Juan Flores'),
      line('JUAN QUISPE'),
      line('111'),
      [phone.identifier, null, 'Seu', null, '444', null, null],
    ];
    for (const [language, reasons] of Object.entries(OF_DRIVER)) {
      const { body } = await sent(own.manager, lines, { preview: true, language });
      expect([body.wrongRows, body.right]).toMatchObject([5, { insertItems: 1, updateItems: 1 }]);
      const said = body.problems!.map(({ row, reason }) => `${row} ${reason}`);
      for (const [at, row] of [2, 3, 4, 5, 7].entries())
        expect(said[at]).toMatch(new RegExp(`^${row} .*${reasons[at]}`));
    }
  });

  it('repeats the identifier or the truck of another one', async () => {
    const truck = await app.truck(team.manager);
    const same = imei();
    const { body } = await sent(
      team.manager,
      [
        [same, null, null, truck.plate, null, null, null],
        [same, null, null, null, null, null, null],
        [imei(), null, null, truck.plate, null, null, null],
      ],
      { preview: true },
    );
    expect(body.problems!.map(({ row }) => row)).toEqual([3, 4]);
  });
});

it('who only watches imports nothing', async () => {
  expect((await sent(team.auditor, [[imei(), null, null, null, null, null, null]])).status).toBe(403);
});

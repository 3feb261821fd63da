import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ImportsApp, startImports } from '#areas/imports/server/imports.fixture.ts';
import type { TestUser } from '#testing/world.ts';
import { loadOrderImport } from '../../contract/order.imports.ts';
import { archivePath, seedPlan } from '../plan/plan.fixture.ts';

let app: ImportsApp;
beforeAll(async () => {
  app = await startImports();
});
afterAll(() => app.close());

const importer = () => app.importer('BO', 'load-order-write', 'load-order-module');
const plan = ({ companyId, userId }: TestUser) =>
  app.services.database.asPlatform((trx) => seedPlan(trx, { companyId: companyId ?? '', userId }));
const file = (...routes: readonly string[]) => [
  ['Pedido', 'Origen', 'Destino', 'Ruta'],
  ...routes.map((route, at) => [`P-${at}`, 'La Paz', 'Oruro', route]),
];
const ordersOf = ({ companyId }: TestUser) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('load_order')
      .select(['path_id', 'route_id', 'path_version_id', 'supervision', 'distance_km', 'expected_minutes'])
      .where('company_id', '=', companyId ?? '')
      .orderBy('order_codes')
      .execute(),
  );

it('a line names its path by the route or by route and path, wherever its places are', async () => {
  const who = await importer();
  const { route, path, routeId, pathId, versionId } = await plan(who);
  const { body } = await app.send(who, loadOrderImport, file(route.toUpperCase(), `${route} · ${path}`, ''));
  expect(body).toMatchObject({ insertItems: 3 });
  const planned = { path_id: pathId, route_id: routeId, path_version_id: versionId, supervision: 'geofence' };
  expect(await ordersOf(who)).toEqual([
    { ...planned, distance_km: '850.0', expected_minutes: 960 },
    { ...planned, distance_km: '850.0', expected_minutes: 960 },
    expect.objectContaining({ path_id: null, supervision: null, expected_minutes: null }),
  ]);
  // A line that says nothing keeps what is planned.
  await app.send(who, loadOrderImport, file('', '', ''));
  expect((await ordersOf(who))[0]).toMatchObject(planned);
});

it('a path that begins or ends elsewhere is a warning of its line, before and after importing', async () => {
  const who = await importer();
  const { route } = await plan(who);
  const far = file(route);
  const near = [
    ['Pedido', 'Origen', 'Destino', 'Ruta'],
    ['P-1', 'Santa Cruz de la Sierra', 'La Paz', route],
  ];
  const preview = await app.send(who, loadOrderImport, far, { preview: true, language: 'es' });
  const warning = { row: 2, column: 'D · Ruta', value: route };
  expect(preview.body).toMatchObject({ status: 'OK', insertItems: 1, warnings: [warning] });
  expect(preview.body.warnings?.[0]?.reason).toMatch(/^El camino comienza o termina a \d{3} km de los lugares/);
  expect((await app.send(who, loadOrderImport, far)).body).toMatchObject({ insertItems: 1, warnings: [warning] });
  expect((await app.send(who, loadOrderImport, near)).body).not.toHaveProperty('warnings');
  const mixed = [...far, ['P-9', 'Nowhere', 'Oruro', route]];
  const partly = await app.send(who, loadOrderImport, mixed, { preview: true });
  expect(partly.body).toMatchObject({ status: 'ERROR', wrongRows: 1, warnings: [warning] });
});

it('a line with an unknown, archived, foreign or doubtful name is reported at its cell', async () => {
  const who = await importer();
  const [archived, foreign, doubtful] = [await plan(who), await plan(await importer()), await plan(who)];
  await app.services.database.asPlatform(async (trx) => {
    await archivePath(trx, archived);
    await trx.updateTable('route_path').set({ is_usual: false }).where('id', '=', doubtful.pathId).execute();
    const {
      id: _,
      name: __,
      ...row
    } = await trx.selectFrom('route_path').selectAll().where('id', '=', doubtful.pathId).executeTakeFirstOrThrow();
    const other = { ...row, alarms: '{}', id: crypto.randomUUID(), name: 'Otro', position: 2 };
    await trx.insertInto('route_path').values(other).execute();
  });
  const names = ['Nowhere', archived.route, foreign.route, doubtful.route, `${doubtful.route} · ${doubtful.path}`];
  const report = await app.reportOf(
    await app.send(who, loadOrderImport, file(...names), { preview: true, language: 'es' }),
  );
  const unknown = 'Ninguna ruta ni camino tiene este nombre';
  expect(report.map(([row, column, , reason]) => `${row} ${column}: ${reason}`)).toEqual([
    `2 D · Ruta: ${unknown}`,
    `3 D · Ruta: ${unknown}`,
    `4 D · Ruta: ${unknown}`,
    '5 D · Ruta: Varios caminos tienen este nombre: escriba "Ruta · Camino"',
  ]);
});

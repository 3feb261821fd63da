import type { RequestListener } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { encodeLine } from '#kernel/encoded-line.ts';
import type { Position } from '#kernel/position.ts';
import { expectAccessible } from '../support/accessible.ts';
import { callsOf } from '../support/calls.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test as base } from '../support/test.ts';
import { type Router, startAsking, startRouter } from './directions-server.ts';
import { choosesMode, DRAWN, isDrawn, map, openEditor, panel, save } from './editor-page.ts';
import { createPair, PLANNER, pathsOf, ROAD } from './planned.ts';

interface Asking {
  readonly router: Router;
  readonly server: string;
}

/** The product of this file asks a router of its own. */
const test = base.extend<object, { asking: Asking }>({
  asking: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const router = await startRouter();
      const server = await startAsking(router);
      await use({ router, server: server.address });
      await server.end();
      await router.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ asking }, use) => use(asking.server),
});
test.slow();

const json =
  (body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** As OSRM words it: 870 km in 13 hours. */
const wayOf = (line: readonly Position[]) => ({
  code: 'Ok',
  routes: [{ geometry: encodeLine(line), distance: 870_000, duration: 46_800, legs: [leg] }],
  waypoints: [],
});
const leg = { distance: 870_000, duration: 46_800, steps: [] };

/** What services do that are up but of no use, or not there at all. */
const aPage: RequestListener = (_request, response) => response.writeHead(200).end('<html>Welcome</html>');
const elsewhere = json(wayOf(ROAD.map(({ lat, lng }) => ({ lat: lat + 40, lng: lng + 60 }))));
const failure: RequestListener = (_request, response) => response.writeHead(500).end();
const silence: RequestListener = () => undefined;
const brokenOff: RequestListener = (request) => request.socket.destroy();
const endless: RequestListener = (_request, response) => {
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
};

/** A line is on the map, dashed; the legend says so on a phone, too, once it is opened. */
async function expectEstimate(page: Page): Promise<void> {
  await expect(panel(page).getByText('estimación', { exact: true })).toBeVisible(DRAWN);
  await expect(
    panel(page).getByText('El servicio de direcciones no respondió; mostramos una estimación.'),
  ).toBeVisible();
  await isDrawn(page);
  const entry = map(page).locator('details li').filter({ hasText: 'Ruta planificada, estimación' });
  await expect(entry.locator('[data-dashed]')).toHaveCount(1);
}

for (const { device, mode, answers } of [
  { device: '', mode: 'Oscuro', answers: [aPage, elsewhere, failure, silence, brokenOff] },
  { device: ' @phone', mode: 'Claro', answers: [elsewhere, endless] },
] as const) {
  test(`directions come late, wrong or not at all: the map shows a dashed estimate and says so${device}`, async ({
    page,
    request,
    asking: { router },
  }) => {
    const call = await callsOf(request, PLANNER);
    const pair = await createPair(call);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    router.answer = (question, response) => void released.then(() => json(wayOf(ROAD))(question, response));
    await openEditor(page, pair.address);
    // Late: the screen says that it is looking, and saving waits.
    await expect(panel(page).getByRole('status').last()).toHaveText('Calculando el camino…');
    await expect(save(page)).toBeDisabled();
    release();
    await expect(panel(page).getByText(/^Direcciones \(OSRM\) · /)).toBeVisible(DRAWN);
    await expect(panel(page).getByText(/no respondió/)).toBeHidden();
    await choosesMode(page, mode);

    for (const [nth, answer] of answers.entries()) {
      router.answer = answer;
      const before = router.asked;
      await panel(page)
        .getByLabel('Enlace del mapa o coordenadas')
        .fill(`-17.4, ${-66.1 - nth / 100}`);
      await panel(page).getByRole('button', { name: 'Agregar', exact: true }).click();
      await expect(panel(page).getByRole('region', { name: 'Paradas' }).getByRole('listitem')).toHaveCount(nth + 1);
      await expect.poll(() => router.asked).toBeGreaterThan(before);
      await expectEstimate(page);
      await expect(save(page)).toBeEnabled(DRAWN);
    }
    await expectAccessible(page, { within: 'main', exceptions: ['target-size'] });
    await choosesMode(page, 'Claro');
    await expectSnackbar(page, /guardado, versión 1/, () => save(page).click());
    const [path] = await pathsOf(call, pair);
    expect(path!.source).toBe('estimate');
    expect(path!.meters).toBeGreaterThan(600_000);
  });
}

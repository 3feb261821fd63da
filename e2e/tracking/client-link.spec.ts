import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { connect } from '../support/database.ts';
import { freshEmail, signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { test } from '../support/test.ts';
import { report, type Tracked, trackedTruck } from '../support/tracked-truck.ts';

const OPERATOR = 'operator@pacifico.demo';
const PHONE = { width: 390, height: 844 };
const KMH = 60;
/** Two places on the coast of Peru, far enough from each other for another time of arrival. */
const NORTH = { lat: -9.07, lng: -78.58 };
const SOUTH = { lat: -16.4, lng: -71.54 };

/** The trip is late, and its driver has agreed to be followed. */
async function lateTrip({ orderId }: Tracked): Promise<void> {
  const database = await connect();
  try {
    await database.query(
      `update load_order set late_at = now() - interval '1 hour', sharing_since = now() - interval '2 hours' where id = $1`,
      [orderId],
    );
  } finally {
    await database.end();
  }
}

async function arrive({ orderId }: Tracked): Promise<void> {
  const database = await connect();
  try {
    await database.query('update load_order set arrived_at = now() where id = $1', [orderId]);
  } finally {
    await database.end();
  }
}

/** Mails are written once a minute: as long as the journey itself may take. */
async function expectMail(request: APIRequestContext, recipient: string, subject: string): Promise<void> {
  await expect(async () => {
    const reply = await request.get('/api/dev/mailbox', { params: { recipient } });
    const { messages } = (await reply.json()) as { messages: readonly { subject: string }[] };
    expect(messages.map((mail) => mail.subject)).toContain(subject);
  }).toPass();
}

async function shareWithNotices(page: Page, { operationId, orderId }: Tracked, mail: string): Promise<string> {
  await signIn(page, OPERATOR, { at: `/operation/${operationId}/loadOrder/show/${orderId}?tab=links` });
  await page.getByRole('button', { name: 'Compartir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartir' });
  await dialog.getByLabel('Posición en el mapa').check();
  await dialog.getByLabel('Idioma').selectOption('es-BO');
  await dialog.getByLabel('Correo del cliente (opcional)').fill(mail);
  await dialog.getByLabel('Cuando la carga se atrase').check();
  await dialog.getByLabel('Cuando el camión llegue al destino').check();
  await dialog.getByRole('button', { name: 'Generar enlace' }).click();
  const url = await dialog.getByLabel('Dirección del enlace').first().inputValue();
  const { pathname, search } = new URL(url);
  return pathname + search;
}

test('a client is written to about delay and arrival, and follows the load by the link', async ({
  page,
  other,
  request,
}) => {
  const truck = await trackedTruck(OPERATOR, 0);
  await lateTrip(truck);
  await report(truck, NORTH, KMH);
  const mail = freshEmail('cliente');
  const link = await shareWithNotices(page, truck, mail);

  const client = await other();
  await client.setViewportSize(PHONE);
  await client.goto(link);
  const expected = client.getByText('Previsión por el rastreo').locator('..');
  await expect(expected).toContainText('entre');
  await expect(client.getByText('Última posición').locator('..')).toContainText('En vivo');
  await expectFitsPhone(client);
  await expectAccessible(client);
  // The page follows the truck by itself.
  const before = await expected.textContent();
  await report(truck, SOUTH, KMH);
  await expect.poll(() => expected.textContent()).not.toBe(before);
  await expectMail(request, mail, `Su carga ${truck.code} está atrasada`);

  await arrive(truck);
  await expectMail(request, mail, `Su carga ${truck.code} llegó`);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicLink, revokePublicLink } from '../../contract/public-link.calls.ts';
import { type OutsideApp, startOutside, type Trip } from '../links/outside.fixture.ts';
import { linkNoticesJob } from './link-notices.job.ts';

let app: OutsideApp;
beforeAll(async () => {
  app = await startOutside();
});
afterAll(() => app.close());

let counter = 0;
const freshMail = () => {
  counter += 1;
  return `almacen${counter}@ingenio.example`;
};
const change = ({ orderId }: Trip, values: Record<string, unknown>) =>
  app.write((trx) => trx.updateTable('load_order').set(values).where('id', '=', orderId).execute());
const late = (trip: Trip) => change(trip, { late_at: new Date('2026-01-01') });
const arrived = (trip: Trip) => change(trip, { arrived_at: new Date(Date.now() + 60_000) });
const share = (trip: Trip, mail: string, notices: ('delay' | 'arrival')[]) =>
  app.share(trip, { purpose: 'client', language: 'es-BO', mail, notices });

/** The subjects of the mails to somebody, after two runs: nothing is written about twice. */
async function mailsTo(address: string): Promise<string[]> {
  for (let run = 0; run < 2; run += 1) await linkNoticesJob.run({}, app.services);
  await app.drain();
  const rows = await app.write((trx) =>
    trx.selectFrom('mail_message').select('subject').where('recipient', '=', address).orderBy('created_at').execute(),
  );
  return rows.map(({ subject }) => subject);
}

describe('who follows a load by a link', () => {
  it('is written to about its delay and its arrival, once each, as ticked', async () => {
    const trip = await app.trip();
    const [both, arrival] = [freshMail(), freshMail()];
    await share(trip, both, ['delay', 'arrival']);
    await share(trip, arrival, ['arrival']);
    expect(await mailsTo(both)).toEqual([]);
    await late(trip);
    expect([await mailsTo(both), await mailsTo(arrival)]).toEqual([[`Su carga ${trip.code} está atrasada`], []]);
    await arrived(trip);
    expect((await mailsTo(both)).slice(1)).toEqual([`Su carga ${trip.code} llegó`]);
    expect(await mailsTo(arrival)).toEqual([`Su carga ${trip.code} llegó`]);
  });

  it('reads nothing more by an ended or expired link, nor about a load that is delivered already', async () => {
    const [revoked, expired, over] = [await app.trip(), await app.trip(), await app.trip({ status: 'finished' })];
    const mails = [freshMail(), freshMail(), freshMail()];
    const link = await share(revoked, mails[0]!, ['delay', 'arrival']);
    await app.call(revoked.sharer, revokePublicLink, { params: { id: link.id } });
    const old = await share(expired, mails[1]!, ['delay', 'arrival']);
    await app.write((trx) =>
      trx
        .updateTable('public_link')
        .set({ expires_at: new Date('2026-01-01') })
        .where('id', '=', old.id)
        .execute(),
    );
    await change(over, { finished_at: new Date('2026-01-01'), arrived_at: new Date('2026-01-01') });
    await share(over, mails[2]!, ['delay', 'arrival']);
    for (const trip of [revoked, expired]) {
      await late(trip);
      await arrived(trip);
    }
    for (const mail of mails) expect(await mailsTo(mail)).toEqual([]);
  });

  it('needs an address, and only a client has one', async () => {
    const trip = await app.trip();
    const make = (body: object) =>
      app.call(trip.sharer, createPublicLink, {
        body: { purpose: 'client', loadingOrderId: trip.orderId, ...body },
      });
    expect((await make({ notices: ['delay'] })).error.fields?.mail?.code).toBe('required');
    expect((await make({ mail: 'ingenio@', notices: ['delay'] })).status).toBe(400);
    const { publicLink } = (await make({ purpose: 'rating', mail: freshMail(), notices: ['delay'] })).body;
    expect([publicLink.mail, publicLink.notices]).toEqual([null, []]);
  });
});

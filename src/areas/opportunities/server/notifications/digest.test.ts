import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listNotifications } from '#areas/notifications/contract/notification.calls.ts';
import { readPreferences, updatePreferences } from '#areas/notifications/contract/preference.calls.ts';
import type { MailRhythm } from '#areas/notifications/rules/notification-preference.ts';
import { showDay } from '#kernel/dates.ts';
import type { TestUser } from '#testing/world.ts';
import { saveLane } from '../../contract/lane.calls.ts';
import * as calls from '../../contract/opportunity.calls.ts';
import {
  day,
  type MarketApp,
  type Opportunity,
  type OpportunityForm,
  place,
  type Shipper,
  startMarket,
  type Team,
} from '../opportunities.fixture.ts';
import { opportunityDigestJob } from './digest.ts';

const type = 'opportunityCreated';
const NEGOTIATED = { type: 'toNegotiate', value: null, typeCurrencyOfferedId: 'USD' } as const;
const LANE = { originCity: 'Santa Cruz', destinationCity: null, vehicleType: null };
const RIGHTS = ['opportunity-read-external', 'notifications'];

let app: MarketApp;
let shipper: Shipper;
let carrier: Team;
let reader: TestUser;
beforeAll(async () => {
  app = await startMarket();
  shipper = await app.shipper('Molinos del Oriente');
});
afterAll(() => app.close());
beforeEach(async () => {
  carrier = await app.carrier();
  await app.associated(shipper, carrier);
  reader = await app.member(carrier.company, ...RIGHTS);
});

const choose = (mailRhythm: MailRhythm, mail = true, who = reader) =>
  app.call(who, updatePreferences, { body: { preferences: [{ type, inApp: true, push: true, mail, mailRhythm }] } });
const asPlatform: MarketApp['services']['database']['asPlatform'] = (work) => app.services.database.asPlatform(work);

async function offer(form: Partial<OpportunityForm> = {}): Promise<Opportunity> {
  const made = await app.published(shipper.manager, {
    publicationType: 'private',
    audience: 'chosen',
    associatedCompanies: [carrier.company.id],
    ...form,
  });
  await app.drain();
  return made;
}

async function mails(who = reader) {
  await app.drain();
  const { rows } = await asPlatform((trx) =>
    sql<{ subject: string; text: string }>`select subject, text_body as text from mail_message
      where recipient = ${who.email} order by created_at, id`.execute(trx),
  );
  return rows;
}
const subjects = async (who?: TestUser) => (await mails(who)).map(({ subject }) => subject);
const SINGLE = 'Nueva oportunidad';

const waiting = async (who = reader) =>
  (
    await asPlatform((trx) =>
      sql<{ recordId: string; dueAt: Date }>`select record_id as "recordId", due_at as "dueAt" from digest_entry
        where user_id = ${who.userId}`.execute(trx),
    )
  ).rows;
/** The hour has come. */
const arrive = () =>
  asPlatform((trx) => sql`update digest_entry set due_at = now() - interval '1 minute'`.execute(trx));
const digest = () => opportunityDigestJob.run({}, app.services);

describe('new opportunities in one mail', () => {
  it('come at the hour, in the language of the reader, each with lane, dates, price and link', async () => {
    const english = await app.world.user({ company: carrier.company, permissions: RIGHTS, language: 'en' });
    for (const who of [reader, english]) expect((await choose('daily', true, who)).status).toBe(200);
    const one = await offer();
    const two = await offer({ origin: place('Cochabamba', 'bo-03-cochabamba'), freightOffered: NEGOTIATED });
    await digest();
    expect(await subjects()).toEqual([]);
    expect((await app.call(reader, listNotifications, { query: {} })).body.notifications).toHaveLength(2);

    await arrive();
    await digest();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 nuevas oportunidades para usted');
    for (const { _id } of [one, two]) {
      expect(mail?.text).toContain(`/opportunity/published/show/${_id}`);
      expect(mail?.text).toContain(`Recojo ${showDay(day(5))}`);
    }
    expect(mail?.text).toMatch(
      /Santa Cruz[^\n]*La Paz\nOfrecida por Molinos del Oriente\n[^\n]+\n[^\n]+\n[^\n]*1,200\.00/,
    );
    expect(mail?.text).toMatch(/Cochabamba[^\n]*La Paz\n.*\n.*\n.*\nFlete a negociar/);
    expect(mail?.text).not.toMatch(/\{\{|opportunities\.|Cristo Redentor|Molinos del Valle/);
    expect(await subjects(english)).toEqual(['2 new opportunities for you']);
    await digest();
    expect(await mails()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('is due at seven in the morning of the company, or at the next full hour', async () => {
    await choose('daily');
    await offer();
    const hourly = await app.member(carrier.company, ...RIGHTS);
    await choose('hourly', true, hourly);
    await offer();
    const { rows } = await asPlatform((trx) =>
      sql<{ userId: string; hour: string; hours: number }>`
        select e.user_id as "userId", to_char(e.due_at at time zone c.time_zone, 'HH24:MI') as hour,
          extract(epoch from max(e.due_at) - now())::float8 / 3600 as hours
        from digest_entry e join company c on c.id = e.company_id where e.company_id = ${carrier.company.id}
        group by 1, 2`.execute(trx),
    );
    const of = (who: TestUser) => rows.filter(({ userId }) => userId === who.userId);
    expect(of(reader)).toEqual([{ userId: reader.userId, hour: '07:00', hours: expect.any(Number) }]);
    expect(of(hourly)).toEqual([
      { userId: hourly.userId, hour: expect.stringMatching(/:00$/), hours: expect.any(Number) },
    ]);
    expect(of(reader).every(({ hours }) => hours > 0 && hours <= 24)).toBe(true);
    expect(of(hourly).every(({ hours }) => hours > 0 && hours <= 1)).toBe(true);
  });

  it('gathers what a saved lane finds, and leads to the marketplace whoever reads only that', async () => {
    const marketeer = await app.member(carrier.company, 'opportunity-marketplace', 'notifications');
    await app.call(marketeer, saveLane, { body: { ...LANE, alert: true } });
    await choose('daily', true, marketeer);
    const { _id } = await offer({ publicationType: 'marketplace', associatedCompanies: [] });
    await arrive();
    await digest();
    const [mail] = await mails(marketeer);
    expect(mail?.text).toContain(`/opportunityMarket/show/${_id}`);
    expect(mail?.text).toContain('/opportunityInMarketplace/list');
  });

  it('lists one twice published once', async () => {
    await choose('daily');
    const { _id: id } = await offer();
    await app.call(shipper.manager, calls.unpublishOpportunity, { params: { id } });
    await app.call(shipper.manager, calls.publishOpportunity, { params: { id } });
    await app.drain();
    expect(await waiting()).toHaveLength(1);
  });

  it('leaves out what is over or no longer for the reader, and is not sent with nothing left', async () => {
    await choose('daily');
    const [gone, late, taken, kept] = [await offer(), await offer(), await offer(), await offer()];
    await app.call(shipper.manager, calls.unpublishOpportunity, { params: { id: gone._id } });
    await asPlatform(async (trx) => {
      await sql`update opportunity set ends_at = now() where id = ${late._id}`.execute(trx);
      await sql`update opportunity_reader set user_ids = ${[carrier.manager.userId]}::uuid[]
        where opportunity_id = ${taken._id}`.execute(trx);
    });
    await arrive();
    await digest();
    const [mail] = await mails();
    expect(mail?.subject).toBe('1 nueva oportunidad para usted');
    expect(mail?.text).toContain(kept._id);
    const { _id: id } = await offer();
    await app.call(shipper.manager, calls.cancelOpportunity, { params: { id }, body: { reason: 'Sin carga' } });
    await arrive();
    await digest();
    expect(await mails()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('does not hold back what needs an answer soon', async () => {
    await choose('daily');
    await offer({ publicationType: 'direct', answerHours: 2 });
    expect(await subjects()).toEqual([SINGLE]);
    expect(await waiting()).toEqual([]);
  });

  it('is sent once, however many processes look', async () => {
    await choose('hourly');
    for (let nth = 0; nth < 3; nth += 1) await offer();
    await arrive();
    await Promise.all(Array.from({ length: 6 }, digest));
    expect(await subjects()).toEqual(['3 nuevas oportunidades para usted']);
  });

  it('goes to nobody who switched mails off, lost the right or left the company', async () => {
    const [off, unentitled, left] = [
      reader,
      await app.member(carrier.company, ...RIGHTS),
      await app.member(carrier.company, ...RIGHTS),
    ];
    for (const who of [off, unentitled, left]) await choose('daily', true, who);
    await offer();
    await choose('daily', false, off);
    await asPlatform(async (trx) => {
      await sql`update role set permissions = '{notifications}' from membership_role mr
        where mr.role_id = role.id and mr.user_id = ${unentitled.userId}`.execute(trx);
      await sql`update membership set enabled = false where user_id = ${left.userId}`.execute(trx);
    });
    await arrive();
    await digest();
    for (const who of [off, unentitled, left]) {
      expect(await subjects(who)).toEqual([]);
      expect(await waiting(who)).toEqual([]);
    }
  });
});

describe('changing the rhythm', () => {
  it('back to single mails sends what waits, once, and nothing is lost', async () => {
    await offer();
    await choose('daily');
    await offer();
    await choose('atOnce');
    await offer();
    await digest();
    await digest();
    expect((await subjects()).sort()).toEqual(['1 nueva oportunidad para usted', SINGLE]);
    expect(await waiting()).toEqual([]);
  });

  it('never delays what is already due', async () => {
    await choose('hourly');
    await offer();
    await arrive();
    await choose('daily');
    await digest();
    expect(await subjects()).toEqual(['1 nueva oportunidad para usted']);
  });

  it('while opportunities are published loses and doubles nothing', async () => {
    await choose('daily');
    const rhythms: readonly MailRhythm[] = ['atOnce', 'hourly', 'daily', 'atOnce'];
    const made = Array.from({ length: 4 }, () => offer());
    for (const rhythm of rhythms) await choose(rhythm);
    const ids = (await Promise.all(made)).map(({ _id }) => _id);
    await arrive();
    await digest();
    const text = (await mails()).map((mail) => mail.text).join('\n');
    // A mail of one record names its address once, as its button; so does an entry of a digest.
    expect(ids.filter((id) => text.split(`/show/${id}`).length !== 2)).toEqual([]);
  });
});

describe('the choice', () => {
  const rhythmOf = async (who: TestUser) =>
    (await app.call(who, readPreferences, {})).body.preferences.find((one) => one.type === type)?.mailRhythm;

  it('is there for whoever may receive opportunities by mail, and at once until they choose', async () => {
    expect(await rhythmOf(reader)).toBe('atOnce');
    expect(await rhythmOf(await app.member(carrier.company, 'opportunity-marketplace', 'notifications'))).toBe(
      'atOnce',
    );
    expect(await rhythmOf(await app.member(carrier.company, 'opportunity-read-external'))).toBeNull();
    expect(await rhythmOf(await app.member(carrier.company, 'opportunity-read', 'notifications'))).toBeNull();
    const { preferences } = (await app.call(reader, readPreferences, {})).body;
    expect(preferences.filter(({ mailRhythm }) => mailRhythm !== null).map((one) => one.type)).toEqual([type]);
  });

  it('stays when a request leaves it out', async () => {
    await choose('hourly');
    const body = { preferences: [{ type, inApp: true, push: false, mail: true }] };
    await app.call(reader, updatePreferences, { body });
    expect(await rhythmOf(reader)).toBe('hourly');
  });

  it('is refused at its field where there is none', async () => {
    const other = { type: 'counterOffer', inApp: true, push: true, mail: true };
    const refused = await app.call(reader, updatePreferences, {
      body: { preferences: [other, { ...other, type: 'postulationAccepted', mailRhythm: 'daily' }] },
    });
    expect(refused.status).toBe(400);
    expect(refused.error.fields).toEqual({ 'preferences.1.mailRhythm': expect.objectContaining({ code: 'choice' }) });
    const stranger = await app.member(carrier.company, 'notifications');
    expect((await choose('daily', true, stranger)).status).toBe(400);
  });

  it('and what waits by it belong to the person alone', async () => {
    await choose('daily');
    await offer();
    const seen = (userId: string) =>
      app.services.database.asMember({ companyId: carrier.company.id, userId }, (trx) =>
        trx.selectFrom('digest_entry').select('record_id').execute(),
      );
    expect(await seen(reader.userId)).toHaveLength(1);
    expect(await seen(carrier.manager.userId)).toEqual([]);
  });
});

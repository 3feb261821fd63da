import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepIn } from '#areas/session/contract/step-in.calls.ts';
import { addDays } from '#kernel/dates.ts';
import * as calls from '../contract/benefit.calls.ts';
import { benefitForm, type ContentApp, startContent, type Team, today } from './content.fixture.ts';

let app: ContentApp;
let platform: Team;
beforeAll(async () => {
  app = await startContent();
  platform = await app.team({ platform: true });
});
afterAll(() => app.close());

const problems = async (change: Parameters<typeof benefitForm>[0]) => {
  const { status, error } = await app.call(platform.writer, calls.createBenefit, { body: benefitForm(change) });
  expect(status).toBe(400);
  expect(Object.values(error.fields ?? {}).every(({ message }) => message.length > 3)).toBe(true);
  return Object.fromEntries(Object.entries(error.fields ?? {}).map(([field, { code }]) => [field, code]));
};

describe('a benefit', () => {
  it('of the last piece goes to one of thirty who want it at once', async () => {
    const { _id: id } = await app.offer(platform.writer, { quantity: 1 });
    const { company } = await app.team();
    const people = await Promise.all(Array.from({ length: 30 }, () => app.world.user({ company })));
    const params = { id };
    const taken = await Promise.all(
      people.map((who) => app.call(who, calls.takeBenefit, { params }, { language: 'pt-BR' })),
    );
    const refused = taken.filter(({ status }) => status === 409);
    expect(taken.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refused).toHaveLength(29);
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['content.soldOut']));
    expect(refused[0]?.error.message).toContain('esgotado');
    const { benefit } = (await app.call(platform.writer, calls.readBenefit, { params })).body;
    expect([benefit.taken, benefit.quantity]).toEqual([1, 1]);
  });

  it('shows its code only to whoever took it, also when it is over', async () => {
    const { reader } = await app.team();
    const { _id: id } = await app.offer(platform.writer, { title: 'Con código', code: 'SECRETO1' });
    const offered = await app.call(reader, calls.readOffered);
    expect(offered.body.benefits.map((one) => one._id)).toContain(id);
    expect(offered.raw.body).not.toContain('SECRETO1');
    const taken = await app.call(reader, calls.takeBenefit, { params: { id } });
    expect(taken.body.benefit).toMatchObject({ code: 'SECRETO1', number: 1, over: false });
    await app.stepBenefit(platform.writer, 'archive', id);
    const mine = await app.call(reader, calls.readTaken);
    expect(mine.body.benefits.map(({ code }) => code)).toEqual(['SECRETO1']);
    expect((await app.call(reader, calls.readOffered)).body.benefits.map((one) => one._id)).not.toContain(id);
    expect((await app.call(reader, calls.takeBenefit, { params: { id } })).error.code).toBe('content.notOffered');
  });

  it('is taken once, once a month, or as often as somebody wants', async () => {
    const { reader } = await app.team();
    const take = async (id: string) => {
      const { status, error } = await app.call(reader, calls.takeBenefit, { params: { id } });
      return status === 201 ? 'taken' : error.code;
    };
    const once = await app.offer(platform.writer, { perPerson: 'once' });
    const monthly = await app.offer(platform.writer, { perPerson: 'monthly', validUntil: addDays(today(), 90) });
    const often = await app.offer(platform.writer, { perPerson: 'unlimited', quantity: null });
    expect([await take(once._id), await take(once._id)]).toEqual(['taken', 'content.alreadyTaken']);
    expect([await take(monthly._id), await take(monthly._id)]).toEqual(['taken', 'content.takenThisMonth']);
    expect([await take(often._id), await take(often._id)]).toEqual(['taken', 'taken']);
    const refusals = (await app.call(reader, calls.readOffered)).body.benefits;
    const refusalOf = (id: string) => refusals.find((one) => one._id === id)?.refusal;
    expect([refusalOf(once._id), refusalOf(monthly._id), refusalOf(often._id)]).toEqual([
      'alreadyTaken',
      'takenThisMonth',
      null,
    ]);
  });

  it('with one piece says to whoever has it that they do, also when they send it twice at once', async () => {
    const { reader } = await app.team();
    const { _id: id } = await app.offer(platform.writer, { quantity: 1 });
    const sent = await Promise.all([1, 2, 3].map(() => app.call(reader, calls.takeBenefit, { params: { id } })));
    expect(sent.map(({ status, error }) => (status === 201 ? 'taken' : error.code)).toSorted()).toEqual([
      'content.alreadyTaken',
      'content.alreadyTaken',
      'taken',
    ]);
  });

  it('is not taken before its first day, nor by somebody who only looks into the company', async () => {
    const { company, reader } = await app.team();
    const coming = await app.offer(platform.writer, { validFrom: addDays(today(), 2) });
    const params = { id: coming._id };
    const shown = (await app.call(reader, calls.readOffered)).body.benefits.find(({ _id }) => _id === coming._id);
    expect(shown?.refusal).toBe('notYet');
    expect((await app.call(reader, calls.takeBenefit, { params })).error.code).toBe('content.notYet');
    const guest = await app.world.session(
      await app.world.user({ company: platform.company, permissions: ['companies-read'], isSuperAdmin: true }),
    );
    const body = { companyId: company.id, reason: 'Revisar los beneficios' };
    expect((await app.call(guest, stepIn, { body })).status).toBe(200);
    expect((await app.call(guest, calls.takeBenefit, { params })).error.code).toBe('request.ownPeopleOnly');
  });

  it('waits for its time with one, and keeps how often it is taken once somebody took it', async () => {
    const { _id: id } = await app.offer(platform.writer, { publishAt: `${addDays(today(), 1)}T12:00:00.000Z` });
    const change = async (form: Parameters<typeof benefitForm>[0]) => {
      const { version } = (await app.call(platform.writer, calls.readBenefit, { params: { id } })).body.benefit;
      const body = { ...benefitForm(form), version };
      const { status, error } = await app.call(platform.writer, calls.updateBenefit, { params: { id }, body });
      return [status, ...Object.entries(error.fields ?? {}).map(([field, { code }]) => `${field} ${code}`)];
    };
    expect(await change({ publishAt: null })).toEqual([400, 'publishAt required']);
    await app.store('benefit', id, { publish_at: new Date(Date.now() - 60_000) });
    await app.clock();
    expect(await change({ publishAt: `${addDays(today(), 1)}T12:00:00.000Z` })).toEqual([
      400,
      'publishAt alreadyPublished',
    ]);
    expect(await change({ perPerson: 'monthly' })).toEqual([200]);
    expect((await app.call(platform.reader, calls.takeBenefit, { params: { id } })).status).toBe(201);
    expect(await change({ perPerson: 'once' })).toEqual([400, 'perPerson fixedByTaken']);
  });

  it('is read again by its country with the last piece only, and by its taker and managers with each', async () => {
    const { reader } = await app.team();
    const { _id: id } = await app.offer(platform.writer, { quantity: 2, perPerson: 'unlimited' });
    const take = async () => {
      const { rows } = await app.services.database.asPlatform((trx) =>
        sql<{ id: string }>`select coalesce(max(id), 0) as id from app.signal`.execute(trx),
      );
      expect((await app.call(reader, calls.takeBenefit, { params: { id } })).status).toBe(201);
      return app.services.database.asPlatform(async (trx) => {
        const signals = await sql<{ topic: string; readers: string }>`
          select topic, readers from app.signal where id > ${rows[0]!.id} and record_id = ${id} order by 1, 2`.execute(
          trx,
        );
        return signals.rows.map(({ topic, readers }) => `${topic} ${readers}`);
      });
    };
    const each = ['benefitTaking managers', 'benefitTaking self'];
    expect(await take()).toEqual(each);
    expect(await take()).toEqual(['benefit company', 'benefit country', ...each]);
  });

  it('expires by the day of its country, and is published again once it is valid for longer', async () => {
    const { writer, reader } = await app.team();
    const { _id: id } = await app.offer(writer, { title: 'Hasta hoy', validUntil: today() });
    const params = { id };
    await app.store('benefit', id, { valid_from: addDays(today(), -9), valid_until: addDays(today(), -1) });
    expect((await app.call(reader, calls.readOffered)).body.benefits.map(({ title }) => title)).not.toContain(
      'Hasta hoy',
    );
    await app.clock();
    const { benefit } = (await app.call(writer, calls.readBenefit, { params })).body;
    expect(benefit.state).toBe('expired');
    expect((await app.stepBenefit(writer, 'publish', params.id)).error.code).toBe('content.over');
    const body = { ...benefitForm({ validUntil: addDays(today(), 9) }), version: benefit.version };
    expect((await app.call(writer, calls.updateBenefit, { params, body })).status).toBe(200);
    expect((await app.stepBenefit(writer, 'publish', params.id)).body.benefit.state).toBe('published');
  });

  it('never has fewer pieces than were taken, nor is changed by two at the same time', async () => {
    const { _id: id, version } = await app.offer(platform.writer, { quantity: 3, perPerson: 'unlimited' });
    const params = { id };
    for (let nth = 0; nth < 2; nth += 1) await app.call(platform.reader, calls.takeBenefit, { params });
    const fewer = await app.call(platform.writer, calls.updateBenefit, {
      params,
      body: { ...benefitForm({ quantity: 1 }), version },
    });
    expect(fewer.error.fields?.quantity).toMatchObject({ code: 'belowTaken' });
    const stale = await app.call(platform.writer, calls.updateBenefit, {
      params,
      body: { ...benefitForm(), version: version - 1 || 99 },
    });
    expect([stale.status, stale.error.code]).toEqual([409, 'request.staleVersion']);
  });

  it('is refused with what is wrong at each field', async () => {
    expect(await problems({ validFrom: addDays(today(), 5), validUntil: today() })).toEqual({
      validUntil: 'endsBeforeBegin',
    });
    expect(await problems({ quantity: 0 })).toEqual({ quantity: 'positive' });
    expect(await problems({ quantity: -1 })).toEqual({ quantity: 'positive' });
    expect(await problems({ code: 'A'.repeat(300) })).toEqual({ code: 'maxLength' });
    expect(await problems({ code: null, link: null })).toEqual({ code: 'codeOrLink' });
    expect(await problems({ link: 'javascript:alert(1)' })).toEqual({ link: 'httpsLink' });
    expect(await problems({ conditions: '<img src=x onerror=alert(1)>' })).toEqual({ conditions: 'htmlNotAllowed' });
    expect(await problems({ whatsapp: 'llámame' })).toEqual({ whatsapp: 'format' });
    const cities = [
      { cityId: 'bo-04-la-paz', cityName: 'La Paz' },
      { cityId: 'atlantis', cityName: 'Atlantis' },
    ];
    expect(await problems({ cities })).toEqual({ 'cities.1': 'cityOfCountry' });
  });
});

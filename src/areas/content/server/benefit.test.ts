import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    await app.call(platform.writer, calls.archiveBenefit, { params: { id } });
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
    expect((await app.call(writer, calls.publishBenefit, { params })).error.code).toBe('content.over');
    const body = { ...benefitForm({ validUntil: addDays(today(), 9) }), version: benefit.version };
    expect((await app.call(writer, calls.updateBenefit, { params, body })).status).toBe(200);
    expect((await app.call(writer, calls.publishBenefit, { params })).body.benefit.state).toBe('published');
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
  });
});

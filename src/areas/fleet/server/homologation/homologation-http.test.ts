import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordManualCheck } from '#areas/fleet/contract/homologation.calls.ts';
import type { TestUser } from '#testing/world.ts';
import {
  aboutOf,
  clear,
  type FleetApp,
  type Register,
  say,
  startFleet,
  startRegister,
  type TestVehicle,
} from './homologation.fixture.ts';
import { askRegisterJob } from './homologation.jobs.ts';

let register: Register;
let app: FleetApp;
let ana: TestUser;
let truck: TestVehicle;

const settings = () => ({
  HOMOLOGATION_SOAT_URL: register.url,
  HOMOLOGATION_SUS_URL: `${register.url}/sus`,
  HOMOLOGATION_TOKEN: 'gate-8-key',
  HOMOLOGATION_TIMEOUT_MS: 15_000,
  HOMOLOGATION_PRIVATE: true,
});

beforeAll(async () => {
  register = await startRegister();
  app = await startFleet(settings());
});
afterAll(async () => {
  await app.close();
  await register.close();
});

beforeEach(async () => {
  ana = await app.boss();
  truck = await app.vehicle(ana, { chassis: '9BM384067AB123456' });
  register.answer = clear;
  // A good answer resets the failures that the test before left for the register.
  await app.ask(ana, await app.vehicle(ana), ['SOAT']);
  await app.drainAll();
  register.questions.length = 0;
});

/** An app with its own register state and settings. */
async function elsewhere(
  config: Parameters<typeof startFleet>[0],
  story: (product: FleetApp, who: TestUser, vehicle: TestVehicle) => Promise<void>,
): Promise<void> {
  const product = await startFleet(config);
  try {
    const who = await product.boss();
    await story(product, who, await product.vehicle(who));
  } finally {
    await product.close();
  }
}

const soat = async () => (await app.look(ana, truck)).soatValidation;

async function asked(): Promise<NonNullable<Awaited<ReturnType<typeof soat>>>> {
  await app.ask(ana, truck, ['SOAT']);
  await app.drainAll();
  return (await soat())!;
}

describe('a service that asks a register', () => {
  it('gets what it needs and no more, with the token', async () => {
    let authorization: string | undefined;
    register.answer = (question, response, request) => {
      authorization = request.headers.authorization;
      say(response, { status: 'success', clear: true, about: aboutOf(question), details: { vence: '2027-01-01' } });
    };
    expect(await asked()).toMatchObject({
      status: 'success',
      clear: true,
      source: 'http',
      failure: null,
      details: { vence: '2027-01-01' },
    });
    expect(authorization).toBe('Bearer gate-8-key');
    const question = { code: 'SOAT', country: 'BO', plate: truck.plate, chassis: '9BM384067AB123456', crpva: null };
    expect(register.questions).toEqual([question]);
  });

  it('gets the digits of a document, and no names', async () => {
    await app.askDriver(ana, await app.driver(ana));
    await app.drainAll();
    expect(register.questions).toEqual([
      {
        code: 'SUS',
        country: 'BO',
        documentType: 'CI',
        documentNumber: expect.stringMatching(/^\d+$/),
        documentState: 'LP',
        birthDate: '1980-05-17',
        licenceNumber: expect.any(String),
        taxId: null,
      },
    ]);
  });

  it('may report a finding or nothing at all', async () => {
    register.answer = (question, response) =>
      void say(response, { status: 'success', clear: false, about: aboutOf(question), message: 'Vencido' });
    expect(await asked()).toMatchObject({ status: 'success', clear: false, message: 'Vencido' });
    expect((await app.look(ana, truck)).verdict).toBe('fail');
    register.answer = (question, response) =>
      void say(response, { status: 'not_found', about: aboutOf(question) }, 404);
    expect(await asked()).toMatchObject({ status: 'not_found', clear: null, failure: null });
  });

  it('has the last word: a person replaces its missing answer, but never a given one', async () => {
    const put = async (channelId: string) => {
      const body = { status: 'success', clear: true, fileId: await app.upload(ana) } as const;
      return app.call(ana, recordManualCheck, { params: { channelId, code: 'SOAT' }, body });
    };
    await asked();
    const { homologation } = await app.look(ana, truck);
    expect((await put(homologation!.channelId)).error.code).toBe('homologation.answered');
    register.answer = (_, response) => void say(response, {}, 401);
    await asked();
    const latest = (await app.look(ana, truck)).homologation!.channelId;
    expect((await put(latest)).body.result).toMatchObject({ status: 'success', source: 'manual', failure: null });
  });
});

describe('a service with wrong answers', () => {
  const honest = { status: 'success', clear: true };
  it.each([
    ['speaks of another plate', { ...honest, about: '9999ZZZ' }],
    ['speaks of nobody', honest],
    ['does not say whether anything stands against', { status: 'success', about: 'PLATE' }],
    ['answers a status of its own', { status: 'fine', clear: true, about: 'PLATE' }],
    ['sends characters nobody can store', { ...honest, about: 'PLATE', message: 'a\u0000b' }],
    ['hides them in the details', { ...honest, about: 'PLATE', details: { note: '\u0000' } }],
    ['sends details of details', { ...honest, about: 'PLATE', details: { deep: { deeper: 1 } } }],
    ['sends no object', ['success']],
    ['sends more than anybody wants to read', { ...honest, about: 'PLATE', padding: 'x'.repeat(70_000) }],
  ])('and %s is not trusted', async (_, answer) => {
    register.answer = (question, response) =>
      void response.end(JSON.stringify(answer).replace('"PLATE"', JSON.stringify(aboutOf(question))));
    expect(await asked()).toMatchObject({ status: 'error', failure: 'unreadable', clear: null, source: 'http' });
    expect(register.questions).toHaveLength(1);
  });

  it('and an HTML page instead is not trusted', async () => {
    register.answer = (_, response) => void response.end('<html>success</html>');
    expect(await asked()).toMatchObject({ status: 'error', failure: 'unreadable' });
  });

  it.each([
    ['refuses us', 401],
    ['does not understand the question', 400],
    ['sends us elsewhere', 302],
  ])('or %s is not asked again', async (_, status) => {
    register.answer = (__, response) => void response.writeHead(status, { location: '/other' }).end('{}');
    expect(await asked()).toMatchObject({ status: 'error', failure: 'refused' });
    expect(register.questions).toHaveLength(1);
  });
});

describe('a service that fails', () => {
  it('is asked three times, with growing pauses', async () => {
    register.answer = (_, response) => void say(response, {}, 503);
    const channelId = await app.ask(ana, truck, ['SOAT']);
    await app.drain();
    expect(await app.waiting(channelId)).toMatchObject([{ payload: { code: 'SOAT', attempt: 2 }, later: true }]);
    expect((await app.look(ana, truck)).homologation?.progress).toBe(0);
    await app.drainAll();
    expect(await soat()).toMatchObject({ status: 'error', failure: 'unreachable', source: 'http' });
    expect(register.questions).toHaveLength(3);
    expect((await app.look(ana, truck)).homologation?.progress).toBe(1);
  });

  it('and recovers has answered in the end', async () => {
    register.answer = (question, response, request) => {
      if (register.questions.length === 1) request.socket.destroy();
      else if (register.questions.length === 2) say(response, {}, 429);
      else clear(question, response, request);
    };
    expect(await asked()).toMatchObject({ status: 'success', clear: true, failure: null });
    expect(register.questions).toHaveLength(3);
  });

  it('by never answering blocks nobody', async () => {
    register.answer = () => undefined;
    await elsewhere({ ...settings(), HOMOLOGATION_TIMEOUT_MS: 100 }, async (product, who, vehicle) => {
      await product.ask(who, vehicle, ['SOAT']);
      await product.drainAll();
      const { soatValidation, homologation } = await product.look(who, vehicle);
      expect(soatValidation).toMatchObject({ status: 'error', failure: 'unreachable' });
      expect(homologation?.progress).toBe(1);
    });
  });

  it('is not asked again when its time is over', async () => {
    register.answer = (_, response) => void say(response, {}, 503);
    await app.ask(ana, truck, ['SOAT']);
    app.travel(61_000);
    await app.drainAll();
    expect(await soat()).toMatchObject({ status: 'error', failure: 'unreachable' });
    expect(register.questions).toHaveLength(1);
  });

  it('too often is not asked for a while, even after it recovers', async () => {
    register.answer = (_, response) => void say(response, {}, 500);
    await elsewhere(settings(), async (product, who, vehicle) => {
      const ask = async (one: TestVehicle) => {
        await product.ask(who, one, ['SOAT']);
        await product.drainAll();
        return (await product.look(who, one)).soatValidation?.failure;
      };
      expect(await ask(vehicle)).toBe('unreachable');
      expect(await ask(await product.vehicle(who))).toBe('resting');
      expect(register.questions).toHaveLength(5);
      register.answer = clear;
      expect(await ask(vehicle)).toBe('resting');
      expect(register.questions).toHaveLength(5);
    });
  });

  it('is asked again at once on a new request while the first one is open', async () => {
    register.answer = (_, response) => void say(response, {}, 400);
    const homologationId = await app.ask(ana, truck, ['SOAT', 'RUAT_DEBT']);
    await askRegisterJob.run({ homologationId, code: 'SOAT', attempt: 1 }, app.services);
    expect(await soat()).toMatchObject({ status: 'error', failure: 'refused' });
    register.answer = clear;
    expect(await app.ask(ana, truck, ['SOAT'])).toBe(homologationId);
    expect(await soat()).toMatchObject({ status: 'pending', failure: null, checkedAt: null });
    await app.drainAll();
    expect(await soat()).toMatchObject({ status: 'success', clear: true });
    expect((await app.look(ana, truck)).reasons.filter(({ about }) => about === 'check')).toMatchObject([
      { code: 'RUAT_DEBT', reason: 'pending' },
      { code: 'RUAT_TECHNICAL', reason: 'unasked' },
      { code: 'RUAT_DIPROVE', reason: 'unasked' },
    ]);
  });
});

describe('a private address', () => {
  it('is never contacted unless the settings say so', async () => {
    const careful = { HOMOLOGATION_SOAT_URL: register.url.replace('http:', 'https:') };
    await elsewhere(careful, async (product, who, vehicle) => {
      await product.ask(who, vehicle, ['SOAT']);
      await product.drainAll();
      const { soatValidation } = await product.look(who, vehicle);
      expect(soatValidation).toMatchObject({ status: 'error', failure: 'refused' });
    });
    expect(register.questions).toEqual([]);
  });
});

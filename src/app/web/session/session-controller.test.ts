import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.fixture.ts';
import { SessionController } from './session-controller.ts';
import { SessionMemory } from './session-memory.ts';

/** A fake server with the refresh cookie, the company and every call it received. */
let holder: { userId: string; companyId: string; newPasswordDue?: boolean } | null;
let calls: string[];
let lasting: Storage;
let brief: Storage;
let forgotten: number;
let farewells: string[];
let reloads: number;
let isOfflinePage: boolean;
const open: SessionController[] = [];

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function reply(path: string): Response {
  if (path === '/api/session/refresh') {
    return holder
      ? json(200, { accessToken: 't', expiresIn: 600, newPasswordDue: false, ...holder })
      : json(401, { code: 'session.refreshRefused' });
  }
  if (!holder) return json(401, { code: 'token.expired' });
  if (path === '/api/session/sign-out') return json(200, { done: true });
  return json(200, { userId: holder.userId, company: { companyId: holder.companyId } });
}

function controller(): SessionController {
  const session = new SessionController({
    language: () => 'pt-BR',
    memory: new SessionMemory(lasting, brief),
    forgetData: () => {
      forgotten += 1;
    },
    farewell: async (userId) => void farewells.push(userId),
    reloadPage: () => {
      reloads += 1;
    },
    worksOffline: () => isOfflinePage,
  });
  open.push(session);
  return session;
}

const statusOf = (session: SessionController) => session.state().status;
const grant = { accessToken: 't', expiresIn: 600, newPasswordDue: false };

beforeEach(() => {
  holder = null;
  calls = [];
  farewells = [];
  forgotten = 0;
  reloads = 0;
  isOfflinePage = false;
  lasting = memoryStorage();
  brief = memoryStorage();
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    return reply(address);
  });
});
afterEach(() => {
  for (const session of open.splice(0)) session.close();
  vi.unstubAllGlobals();
});

describe('a browser without a session', () => {
  it('sends no call to the server', async () => {
    const session = controller();
    await session.start();
    expect([statusOf(session), calls]).toEqual(['loggedOut', []]);
  });

  it('that remembers an ended session forgets it', async () => {
    lasting.setItem('tropeiro.session', 'ana');
    const session = controller();
    await session.start();
    expect([statusOf(session), lasting.length]).toEqual(['loggedOut', 0]);
  });
});

describe('a session', () => {
  it('is found again after a reload', async () => {
    lasting.setItem('tropeiro.session', 'ana');
    holder = { userId: 'ana', companyId: 'serra' };
    const session = controller();
    await session.start();
    expect(session.state()).toMatchObject({ status: 'loggedIn', user: { userId: 'ana' } });
  });

  it('takes the user from the answer of the sign-in, without another call', async () => {
    const session = controller();
    const user = { userId: 'ana', company: { companyId: 'serra' } } as never;
    await session.accept({ ...grant, user }, 'ana@serra.demo');
    expect([session.state(), calls]).toEqual([{ status: 'loggedIn', user }, []]);
  });

  it('knows from the browser who it is for, before the server says so', async () => {
    const first = controller();
    const ana = { userId: 'ana', company: { companyId: 'serra' } } as never;
    await first.accept({ ...grant, user: ana }, 'ana@serra.demo');
    holder = { userId: 'ana', companyId: 'serra' };
    const reloaded = controller();
    const started = reloaded.start();
    expect(await reloaded.caller()).toEqual(ana);
    expect(statusOf(reloaded)).toBe('waiting');
    await started;
    holder = { userId: 'rui', companyId: 'serra' };
    const taken = controller();
    await Promise.all([taken.start(), expect(taken.caller()).resolves.toMatchObject({ userId: 'rui' })]);
    await taken.signOut();
    expect(await taken.caller()).toBeNull();
  });

  it('asks for a new password first where one is required, also after a reload', async () => {
    holder = { userId: 'ana', companyId: 'serra', newPasswordDue: true };
    const session = controller();
    await session.accept({ ...grant, newPasswordDue: true }, 'ana@serra.demo');
    expect(session.state()).toEqual({ status: 'newPassword', email: 'ana@serra.demo' });
    const reloaded = controller();
    await reloaded.start();
    expect(statusOf(reloaded)).toBe('newPassword');
  });

  it('reports that the server cannot be reached instead of signing out', async () => {
    lasting.setItem('tropeiro.session', 'ana');
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const session = controller();
    await session.start();
    expect([statusOf(session), lasting.getItem('tropeiro.session')]).toEqual(['unreachable', 'ana']);
  });

  it('is remembered without network where the page works offline, and checked when the network is back', async () => {
    holder = { userId: 'ana', companyId: 'serra' };
    await controller().accept(grant, '');
    const online = globalThis.fetch;
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    isOfflinePage = true;
    const reopened = controller();
    await reopened.start();
    expect(reopened.state()).toMatchObject({ status: 'loggedIn', user: { userId: 'ana' }, isKept: true });
    await reopened.resume();
    expect(statusOf(reopened)).toBe('loggedIn');
    vi.stubGlobal('fetch', online);
    await reopened.resume();
    expect(reopened.state()).toEqual({
      status: 'loggedIn',
      user: { userId: 'ana', company: { companyId: 'serra' } },
    });
  });

  it('that ended meanwhile leads to the sign-in page when the network is back', async () => {
    holder = { userId: 'ana', companyId: 'serra' };
    await controller().accept(grant, '');
    const online = globalThis.fetch;
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    isOfflinePage = true;
    const reopened = controller();
    await reopened.start();
    holder = null;
    vi.stubGlobal('fetch', online);
    await reopened.resume();
    expect([reloads, lasting.length]).toEqual([1, 0]);
  });

  it('that expired reloads the page, and the next start shows why, once', async () => {
    holder = { userId: 'ana', companyId: 'serra' };
    const session = controller();
    await session.accept(grant, '');
    holder = null;
    await expect(session.reload()).rejects.toMatchObject({ status: 401 });
    expect(reloads).toBe(1);

    const reloaded = controller();
    await reloaded.start();
    expect(reloaded.state()).toEqual({ status: 'loggedOut', note: 'token.expired' });
    await reloaded.start();
    expect(reloaded.state()).toEqual({ status: 'loggedOut', note: null });
  });

  it('stores nothing on the device after a sign-out', async () => {
    holder = { userId: 'ana', companyId: 'serra' };
    const session = controller();
    await session.accept(grant, '');
    await session.signOut();
    expect([statusOf(session), farewells, forgotten, lasting.length]).toEqual(['loggedOut', ['ana'], 1, 0]);
  });

  it('drops the data of a company when it moves to another one', async () => {
    holder = { userId: 'ana', companyId: 'serra' };
    const session = controller();
    await session.accept(grant, '');
    await session.reload();
    expect(forgotten).toBe(0);
    holder = { userId: 'ana', companyId: 'valle' };
    await session.select('valle');
    expect(forgotten).toBe(1);
  });
});

describe('the tabs of one browser', () => {
  it('sign in and out together', async () => {
    const [here, there] = [controller(), controller()];
    await there.start();
    holder = { userId: 'ana', companyId: 'serra' };
    await here.accept(grant, '');
    await expect.poll(() => statusOf(there)).toBe('loggedIn');
    await here.signOut();
    await expect.poll(() => statusOf(there)).toBe('loggedOut');
  });

  it('move to another company together', async () => {
    const [here, there] = [controller(), controller()];
    holder = { userId: 'ana', companyId: 'serra' };
    await here.accept(grant, '');
    await expect.poll(() => statusOf(there)).toBe('loggedIn');
    holder = { userId: 'ana', companyId: 'valle' };
    await here.select('valle');
    await expect
      .poll(() => there.state())
      .toMatchObject({ status: 'loggedIn', user: { company: { companyId: 'valle' } } });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '#kernel/list-definition.ts';
import type { Example, Sent } from '#testing/example.ts';
import type { Proof, Side } from '#testing/proof.ts';
import { type Caller, everybody, verdict } from './callers.fixture.ts';
import { callsOf, EXAMPLES } from './examples.fixture.ts';
import { furnish } from './furnish.fixture.ts';
import { startProof } from './proof.fixture.ts';
import { inTurns, type Received, send } from './send.fixture.ts';
import { traceOf } from './trace.fixture.ts';

let proof: Proof;
let callers: readonly Caller[];
let calls: readonly AnyCall[];

beforeAll(async () => {
  proof = await startProof();
  for (const side of [proof.own, proof.foreign, proof.platform]) await furnish(proof, side);
  callers = await everybody(proof);
  calls = callsOf(proof);
});
afterAll(() => proof.close());

const AT_ONCE = 8;
const GROUPS_AT_ONCE = 4;
const MINUTES = 60_000;

interface Attempt {
  readonly call: AnyCall;
  readonly example: Example;
  readonly caller: Caller;
  /** The company whose records the request is about. */
  readonly about: Side;
}

const otherSide = ({ side }: Caller) => (side === proof.foreign ? proof.own : proof.foreign);
const exampleOf = (call: AnyCall) => EXAMPLES.get(call.id)!;
const isOpen = ({ foreign }: Example) => typeof foreign === 'object';

/** The super administrator's screens are about all companies; everything else of theirs is about their own. */
const mayCall = ({ call, caller, about }: Attempt) =>
  about === caller.side || (caller.state === 'super' && call.scope === 'platform');

function attempts(): Attempt[] {
  return calls.flatMap((call) =>
    callers.flatMap((caller) => {
      const example = exampleOf(call);
      const sides = asksBothSides(example, caller) ? [caller.side, otherSide(caller)] : [caller.side];
      return sides.map((about) => ({ call, example, caller, about }));
    }),
  );
}

/** Open calls do not look at roles, so only administrators and callers without a role ask about both. */
function asksBothSides({ foreign }: Example, { name, state }: Caller): boolean {
  return typeof foreign === 'object'
    ? state !== 'member' || name.startsWith('company-administrator')
    : foreign !== 'none';
}

const describeAttempt = ({ call, caller, about }: Attempt) => `${call.id} by ${caller.name} about ${about.mark}`;

/** Marks of companies whose data the caller must not see. */
function leakIn({ text }: Received, attempt: Attempt): string[] {
  const { caller, call, about, example } = attempt;
  if (caller.state === 'super' && (call.scope === 'platform' || EVERY_COMPANY.has(call.id))) return [];
  const allowed = [
    ...(caller.user && caller.state !== 'former' ? [caller.side] : []),
    ...(isOpen(example) ? [about] : []),
  ];
  return [proof.own, proof.foreign, proof.platform]
    .filter((side) => !allowed.includes(side) && text.toLowerCase().includes(side.mark.toLowerCase()))
    .map((side) => `${describeAttempt(attempt)} reads of ${side.mark}`);
}

/** The super administrator finds the company to step into among all there are. */
const EVERY_COMPANY = new Set(['session.companies']);

describe('every call', () => {
  it('has an example, and every example a call', () => {
    const registered = calls.map(({ id }) => id);
    expect(new Set(registered).size).toBe(registered.length);
    expect([...EXAMPLES.keys()].sort()).toEqual([...registered].sort());
  });

  it('is open to another company only where that is meant', () => {
    const reasons = [...EXAMPLES.values()].flatMap(({ callId, foreign }) =>
      typeof foreign === 'object' ? [callId] : [],
    );
    expect(reasons.sort()).toEqual([
      'agroMap.follow',
      'clientReport.follow',
      'clientView.agroMap',
      'clientView.document',
      'clientView.follow',
      'clientView.read',
      'clientView.report',
      'companies.byUrl',
      'companies.findForAssociation',
      'devices.grantClaim',
      'driverLink.accept',
      'driverLink.addTaskPosition',
      'driverLink.answerLocation',
      'driverLink.close',
      'driverLink.consentToSharing',
      'driverLink.follow',
      'driverLink.performTask',
      'driverLink.read',
      'driverLink.reportTrouble',
      'driverLink.sendDocumentsAgain',
      'driverLink.sharePositions',
      'driverLink.viewers',
      'facility.rateByDriverLink',
      'facility.rateByForm',
      'files.content',
      'files.send',
      'mailedReport.file',
      'mailedReport.read',
      'opportunityView.apply',
      'opportunityView.confirm',
      'opportunityView.follow',
      'opportunityView.offer',
      'opportunityView.read',
      'opportunityView.withdraw',
      'positions.osmand',
      'positions.osmandBySecret',
      'positions.osmandForm',
      'positions.osmandFormBySecret',
      'positions.report',
      'publicReport.read',
      'ratings.follow',
      'ratings.open',
      'ratings.rate',
      'register.follow',
      'register.read',
      'register.readDriver',
      'register.readVehicle',
      'register.send',
      'register.upload',
      'reportEmbed.frame',
      'session.accessByEmail',
      'session.changePasswordByCode',
      'session.refresh',
      'session.signIn',
      'session.signOut',
      'webForm.exchange',
      'webForm.follow',
      'webForm.hold',
      'webForm.propose',
      'webForm.read',
      'webForm.reassignment',
      'webForm.release',
      'webForm.schedule',
      'webForm.schedulings',
      'webForm.times',
    ]);
  });
});

describe('callers without permission', () => {
  it('are refused with the right code, read nothing and change nothing', { timeout: 30 * MINUTES }, async () => {
    const refused = attempts().filter((attempt) => expectationOf(attempt) !== 'answered');
    const requests = await prepare(refused);
    const before = await traceOf(proof.app.databaseUrl);
    const surprises: string[] = [];
    const leaks: string[] = [];
    await inTurns(refused, AT_ONCE, async (attempt) => {
      const reply = await send(proof.app, attempt.caller.user, attempt.call, requests.get(keyOf(attempt))!);
      const expected = expectationOf(attempt);
      const isRight = reply.isError && reply.status < 500 && (expected === 'refused' || reply.code === expected);
      if (!isRight) surprises.push(`${describeAttempt(attempt)}: ${reply.status} ${reply.code}, not ${expected}`);
      leaks.push(...leakIn(reply, attempt));
    });
    expect({ surprises, leaks }).toEqual({ surprises: [], leaks: [] });
    expect(await traceOf(proof.app.databaseUrl)).toEqual(before);
    report('refused', refused);
  });

  it('are refused for naming another company or person beside the request', { timeout: 30 * MINUTES }, async () => {
    const guarded = calls.filter(({ access }) => access !== 'public' && access !== 'link');
    const signedIn = callers.filter(({ state }) => state !== 'nobody' && state !== 'disabled');
    const mixed = guarded.flatMap((call) =>
      signedIn.map((caller) => ({ call, example: exampleOf(call), caller, about: caller.side })),
    );
    const requests = await prepare(mixed);
    const before = await traceOf(proof.app.databaseUrl);
    const surprises: string[] = [];
    await inTurns(mixed, AT_ONCE, async (attempt) => {
      const { company, admin } = otherSide(attempt.caller);
      const request = requests.get(keyOf(attempt))!;
      const named = attempt.call.id.length % 2 === 0 ? { companyId: company.id } : { userId: admin.userId };
      const query = { ...(request.query as object | undefined), ...named };
      const reply = await send(proof.app, attempt.caller.user, attempt.call, { ...request, query });
      if (reply.code !== 'request.tenantMismatch')
        surprises.push(`${describeAttempt(attempt)}: ${reply.status} ${reply.code}`);
    });
    expect(surprises).toEqual([]);
    expect(await traceOf(proof.app.databaseUrl)).toEqual(before);
    report('refused for another company beside the request', mixed);
  });
});

describe('callers with permission', () => {
  it('get a reply with data of their own company alone', { timeout: 30 * MINUTES }, async () => {
    const answered = attempts().filter((attempt) => expectationOf(attempt) === 'answered');
    const surprises: string[] = [];
    const leaks: string[] = [];
    await inTurns(oneAfterTheOther(answered), GROUPS_AT_ONCE, async (group) => {
      for (const attempt of group) {
        const { call, example, about } = attempt;
        const caller = example.spends ? await attempt.caller.again() : attempt.caller;
        const reply = await send(proof.app, caller.user, call, await make({ ...attempt, caller }));
        const isRight = reply.status === (example.status ?? call.status ?? 200) || isNeedless(reply, attempt);
        if (!isRight && (caller.state !== 'former' || reply.status >= 500))
          surprises.push(`${describeAttempt(attempt)}: ${reply.status} ${reply.text.slice(0, 300)}`);
        if (isSearching(attempt) && !sees(reply, about)) surprises.push(`${describeAttempt(attempt)}: finds nothing`);
        leaks.push(...leakIn(reply, attempt));
      }
    });
    expect({ surprises, leaks }).toEqual({ surprises: [], leaks: [] });
    report('answered', answered);
  });
});

/** What the contract and the kind of request promise: a code, some refusal, or a reply. */
function expectationOf(attempt: Attempt): string {
  const { call, example, caller } = attempt;
  const code = verdict(call, caller);
  if (code !== 'allowed') return code;
  if (mayCall(attempt)) return example.allows && !example.allows(caller.held) ? 'refused' : 'answered';
  if (caller.state === 'super' && EVERY_COMPANY.has(call.id)) return 'answered';
  return example.foreign === 'refused' ? 'refused' : 'answered';
}

function isNeedless({ code }: Received, { example, caller }: Attempt): boolean {
  return example.needless !== undefined && code === example.needless && caller.state !== 'temporary';
}

/** A search for the mark of the reader's own company must find it, otherwise the test could not fail. */
function isSearching({ call, caller, about }: Attempt): boolean {
  return /^(users|companyUsers)\.list$/.test(call.id) && about === caller.side;
}

const sees = ({ text }: Received, { mark }: Side) => text.includes(mark);

const SHARED = [/^companies\.(update(Profile|Theme)|\w+Document)$/, /^users\.(invite|update|\w+Role)$/];

/** Requests of one call run one by one, and so do those that share a version or a limit of the company. */
function oneAfterTheOther(all: readonly Attempt[]): Attempt[][] {
  const groups = new Map<string, Attempt[]>();
  for (const attempt of all) {
    const name = SHARED.find((pattern) => pattern.test(attempt.call.id))?.source ?? attempt.call.id;
    groups.set(name, [...(groups.get(name) ?? []), attempt]);
  }
  return [...groups.values()];
}

const keyOf = ({ call, about }: Attempt) => `${call.id} ${about.mark}`;

/** One request per call and side, because a refused request uses nothing up. */
async function prepare(all: readonly Attempt[]): Promise<Map<string, Sent>> {
  const requests = new Map<string, Sent>();
  for (const attempt of all) {
    const key = keyOf(attempt);
    if (!requests.has(key)) requests.set(key, await make(attempt));
  }
  return requests;
}

/** Requests that only read and do not name their caller, which every caller may send again. */
const readings = new Map<string, Sent>();

/** A personal record belongs to the caller in their own company, and to another user in the other one. */
async function make(attempt: Attempt): Promise<Sent> {
  const { call, example, caller, about } = attempt;
  const known = readings.get(keyOf(attempt));
  if (known) return known;
  const person = caller.user && about === caller.side ? caller.user : about.admin;
  let isPersonal = false;
  const request = await example.input({
    proof,
    side: about,
    get caller() {
      isPersonal = true;
      return person;
    },
  });
  if (call.method === 'GET' && !isPersonal) readings.set(keyOf(attempt), request);
  return request;
}

function report(what: string, all: readonly Attempt[]): void {
  const covered = new Set(all.map(({ call }) => call.id)).size;
  process.stdout.write(`${what}: ${all.length} combinations of ${covered} calls with ${callers.length} callers\n`);
}

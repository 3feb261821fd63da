import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationKinds } from '#app/notification-kinds.ts';
import { listNotifications } from '#areas/notifications/contract/notification.calls.ts';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import { shownPlate } from '#countries/country.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { CLAIM_CALLS, type ClaimRow, claimList, TAKEOVER_CALLS } from '../contract/vehicle-claim.calls.ts';
import { plateCheck, searchVehicles } from '../contract/vehicle-lookup.calls.ts';
import { MATCH_CALLS } from '../contract/vehicle-match.calls.ts';
import type { ClaimAnswer } from '../rules/vehicle-takeover.ts';
import { startVehicles, type Team, type Vehicle, type VehiclesApp } from './vehicles.fixture.ts';

let app: VehiclesApp;
beforeAll(async () => {
  app = await startVehicles();
});
afterAll(() => app.close());

const { appropriate, letGo } = TAKEOVER_CALLS.truck;

const take = ({ company, manager }: Team, id: string) =>
  app.call(manager, appropriate, { params: { id }, body: { companyId: company.id } });

const release = ({ company, manager }: Team, id: string) =>
  app.call(manager, letGo, { params: { id }, body: { companyId: company.id } });

const answer = (who: TestUser, kind: ClaimAnswer, id: string) => app.call(who, CLAIM_CALLS[kind], { params: { id } });

async function search({ manager }: Team, plate: string, market: 'open' | 'closed' = 'open') {
  return (await app.call(manager, searchVehicles, { query: { plate, market } })).body.transportUnits;
}

async function claims({ manager }: Team): Promise<readonly ClaimRow[]> {
  const { body } = await app.call(manager, listCalls(claimList).read, { query: {} });
  return body.claims as readonly ClaimRow[];
}

async function notices({ manager }: Team) {
  await app.drain();
  return (await app.call(manager, listNotifications, { query: {} })).body.notifications;
}

const messages = async (team: Team) => (await notices(team)).map(({ message }) => message);

/** The link of the newest notification. */
async function targetOfNewest(team: Team): Promise<string | undefined> {
  const [newest] = await notices(team);
  return newest && targetOf(notificationKinds.get(newest.type), newest);
}

/** A truck in the closed fleet of one company, which another company asks for. */
async function wanted(): Promise<{ owner: Team; asker: Team; truck: Vehicle; claimId: string }> {
  const [owner, asker] = [await app.team('BO', 'Dueña SRL'), await app.team('BO', 'Pedidora SRL')];
  const truck = await app.register(owner.manager);
  const { body } = await take(asker, truck._id);
  if (body.outcome !== 'claimed') throw new Error('not claimed');
  return { owner, asker, truck, claimId: body.claim._id };
}

describe('a vehicle of the open market', () => {
  it('is found by its exact plate only, and shown without private data', async () => {
    const [owner, other] = [await app.team(), await app.team()];
    const { _id, plate } = await app.register(owner.manager, 'spotTruck', { brand: 'Volvo', color: 'Rojo' });
    expect(await search(other, plate.replace('ABC', '-abc'))).toEqual([
      {
        _id,
        plate,
        countryId: 'BO',
        semitrailer: false,
        type: expect.any(Object),
        brand: 'Volvo',
        possession: 'open',
        market: null,
        enabled: null,
        driver: null,
      },
    ]);
    expect(await search(other, plate.slice(0, 4))).toEqual([]);
    expect(await search(other, plate, 'closed')).toEqual([]);
  });

  it('shows other companies no make that is not in the catalogue', async () => {
    const [owner, other] = [await app.team(), await app.team()];
    const { plate } = await app.register(owner.manager, 'spotTruck', { brand: 'El de mi primo' });
    expect((await search(owner, plate)).map(({ brand }) => brand)).toEqual(['El de mi primo']);
    expect((await search(other, plate)).map(({ brand }) => brand)).toEqual([null]);
  });

  it('enters the own fleet as a new record with the basic facts', async () => {
    const [owner, other] = [await app.team(), await app.team()];
    const { _id, plate } = await app.register(owner.manager, 'spotTruck', { brand: 'Volvo', color: 'Rojo' });
    const { body } = await take(other, _id);
    if (body.outcome !== 'appropriated') throw new Error('not appropriated');
    const mine = await app.read(other.manager, body.transportUnit._id);
    expect(mine).toMatchObject({ market: 'own', plate, brand: { transportUnitBrandName: 'Volvo' }, color: null });
    expect(mine.completion.required).toBe(5);
    expect((await search(owner, plate)).map(({ possession }) => possession)).toEqual(['hired', 'closed']);
    expect((await take(other, mine._id)).error.code).toBe('vehicles.alreadyOwn');
  });

  it('that was hired before keeps its record when it enters the own fleet, and when it leaves again', async () => {
    const team = await app.team();
    const { _id } = await app.register(team.manager, 'spotTruck', { color: 'Rojo' });
    expect((await take(team, _id)).body).toMatchObject({ outcome: 'appropriated', transportUnit: { _id } });
    expect((await app.read(team.manager, _id)).color).toBe('Rojo');
    expect((await release(team, _id)).body.transportUnit._id).toBe(_id);
    expect((await app.read(team.manager, _id, 'spotTruck')).market).toBe('spot');
    expect((await release(team, _id)).error.code).toBe('vehicles.notOwn');
  });

  it('taken by twenty companies at once goes to one, and the others ask it for the vehicle', async () => {
    const owner = await app.team();
    const { _id, plate } = await app.register(owner.manager, 'spotTruck');
    const others = await Promise.all(Array.from({ length: 20 }, () => app.team()));
    const answers = await Promise.all(others.map((team) => take(team, _id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const winners = answers.flatMap(({ body }, nth) => (body.outcome === 'appropriated' ? [others[nth]!] : []));
    expect(winners).toHaveLength(1);
    const received = await claims(winners[0]!);
    expect(received).toHaveLength(10);
    expect(new Set(received.map(({ plate: claimed, side }) => `${claimed} ${side}`))).toEqual(
      new Set([`${plate} received`]),
    );
  });

  it('is taken over for the own company only', async () => {
    const [team, other] = [await app.team(), await app.team()];
    const { _id: id } = await app.register(team.manager, 'spotTruck');
    const call = app.call(team.manager, appropriate, { params: { id }, body: { companyId: other.company.id } });
    expect([(await call).status, (await call).error.code]).toEqual([403, 'request.tenantMismatch']);
  });
});

describe('a vehicle of a closed fleet', () => {
  it('is asked for once, and stays until the owner consents', async () => {
    const { owner, asker, truck } = await wanted();
    const again = await take(asker, truck._id);
    expect([again.status, again.error.code]).toEqual([409, 'vehicles.claimPending']);
    expect((await app.read(owner.manager, truck._id)).market).toBe('own');
    expect(await claims(owner)).toMatchObject([
      { side: 'received', status: 'pending', companyName: 'Pedidora SRL', transportUnitId: truck._id },
    ]);
    expect(await claims(asker)).toMatchObject([{ side: 'sent', status: 'pending', transportUnitId: null }]);
    const message = `Solicitud de unidad, Pedidora SRL pide que ${shownPlate('BO', truck.plate)} salga de su flota`;
    expect(await messages(owner)).toEqual([message]);
  });

  it('asked for twenty times at once by one company has one claim', async () => {
    const [owner, asker] = [await app.team(), await app.team()];
    const { _id } = await app.register(owner.manager);
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(asker, _id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error.code === 'vehicles.claimPending')).toHaveLength(19);
  });

  it('moves with the owner’s consent: uncoupled, once, and the other claims are refused', async () => {
    const { owner, asker, truck, claimId } = await wanted();
    const late = await app.team();
    await take(late, truck._id);
    const driver = await app.driver(owner);
    const calls = MATCH_CALLS.get('ownTruck')!;
    await app.call(owner.manager, calls.driver, { params: { id: truck._id }, body: { truckerId: driver } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(owner.manager, 'accept', claimId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error.code === 'vehicles.claimAnswered')).toHaveLength(19);
    expect(await app.read(owner.manager, truck._id, 'spotTruck')).toMatchObject({ market: 'spot', driver: null });
    expect((await search(asker, truck.plate, 'closed')).map(({ possession }) => possession)).toEqual(['mine']);
    expect((await claims(late)).map(({ status }) => status)).toEqual(['refused']);
    expect(await messages(asker)).toEqual([
      `Solicitud aceptada, ${shownPlate('BO', truck.plate)} ahora es parte de su flota`,
    ]);
    expect(await messages(late)).toEqual([
      `Solicitud rechazada, ${shownPlate('BO', truck.plate)} sigue en la flota de su dueño`,
    ]);
    expect(await targetOfNewest(asker)).toMatch(/^\/transportUnit\/details\//);
    expect(await targetOfNewest(late)).toBe('/transportUnit?tab=claims');
    expect(await targetOfNewest(owner)).toBe('/transportUnit?tab=claims');
  });

  it('stays when the owner refuses, and can be asked for again', async () => {
    const { owner, asker, truck, claimId } = await wanted();
    expect((await answer(owner.manager, 'refuse', claimId)).body.claim.status).toBe('refused');
    expect((await answer(owner.manager, 'accept', claimId)).error.code).toBe('vehicles.claimAnswered');
    expect((await app.read(owner.manager, truck._id)).market).toBe('own');
    expect((await take(asker, truck._id)).body.outcome).toBe('claimed');
  });

  it('is answered for by its owner only, and withdrawn only by the company that asked', async () => {
    const { owner, asker, claimId } = await wanted();
    const stranger = await app.team();
    const wrong = [
      await answer(asker.manager, 'accept', claimId),
      await answer(owner.manager, 'withdraw', claimId),
      await answer(stranger.manager, 'accept', claimId),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404]);
    const reader = await app.member(owner.company, 'semitruck-write');
    expect((await answer(reader, 'accept', claimId)).status).toBe(403);
    expect((await answer(asker.manager, 'withdraw', claimId)).body.claim.status).toBe('withdrawn');
  });

  it('that is let go ends all claims and is free for everybody', async () => {
    const { owner, asker, truck } = await wanted();
    await release(owner, truck._id);
    expect((await claims(asker)).map(({ status }) => status)).toEqual(['withdrawn']);
    expect((await take(asker, truck._id)).body.outcome).toBe('appropriated');
  });
});

describe('who holds a plate', () => {
  it('is shown in the form while the plate is typed', async () => {
    const { owner, asker, truck } = await wanted();
    const check = async ({ manager }: Team, plate: string, exceptId?: string) =>
      (await app.call(manager, plateCheck, { query: { plate, ...(exceptId ? { exceptId } : {}) } })).body;
    const registered = { _id: truck._id, plate: shownPlate('BO', truck.plate) };
    expect(await check(owner, truck.plate)).toEqual({ possession: 'mine', registered });
    expect(await check(owner, truck.plate, truck._id)).toEqual({ possession: 'open', registered: null });
    expect(await check(asker, truck.plate)).toEqual({ possession: 'closed', registered: null });
    expect(await check(asker, app.plate())).toEqual({ possession: 'open', registered: null });
  });

  it('in the closed market part of a plate finds the own vehicles', async () => {
    const [team, other] = [await app.team(), await app.team()];
    const { plate } = await app.register(team.manager, 'ownTruck', { plate: '777QWE' });
    await app.register(other.manager, 'spotTruck', { plate });
    const { body } = await app.call(team.manager, searchVehicles, { query: { plate: '77q', pattern: 'true' } });
    expect(body.transportUnits.map(({ plate: found, possession }) => [found, possession])).toEqual([[plate, 'mine']]);
  });
});

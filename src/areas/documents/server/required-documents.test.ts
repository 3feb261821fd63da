import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '#testing/world.ts';
import { changeRequiredDocuments, readRequiredDocuments } from '../contract/required-documents.calls.ts';
import type { OwnerKind } from '../rules/document-owner.ts';
import type { FleetDocumentType } from '../rules/fleet-document.ts';
import { type DocumentsApp, startDocuments } from './documents.fixture.ts';
import { checklistOf } from './index.ts';

let app: DocumentsApp;
beforeAll(async () => {
  app = await startDocuments();
});
afterAll(() => app.close());

const listOf = async (who: TestUser, kind: OwnerKind, countryId?: 'BR' | 'MX') => {
  const { body } = await app.call(who, readRequiredDocuments, { query: countryId ? { countryId } : {} });
  return body.lists.find(({ ownerKind }) => ownerKind === kind)!;
};

const change = (
  who: TestUser,
  ownerKind: OwnerKind,
  types: FleetDocumentType[] | null,
  version: number | null = null,
  countryId: 'BO' | 'BR' = 'BO',
) => app.call(who, changeRequiredDocuments, { params: { ownerKind }, body: { countryId, version, types } });

describe('the documents a company requires', () => {
  it('are those of its country until it sets its own', async () => {
    const { manager } = await app.team('BR');
    const list = await listOf(manager, 'truck');
    expect(list).toMatchObject({ countryId: 'BR', version: null });
    expect(list.documents.filter(({ required }) => required).map(({ type }) => type)).toEqual(['crv', 'crlv', 'dpvat']);
    expect(list.documents.find(({ type }) => type === 'soat')).toMatchObject({ listed: false, required: false });
  });

  it('may be of any country, and of both identity documents where there are two', async () => {
    const { manager } = await app.team('BO');
    const types = (await listOf(manager, 'driver', 'MX')).documents.flatMap(({ type, required }) =>
      required ? [type] : [],
    );
    expect(types).toEqual(expect.arrayContaining(['ineFront', 'ineReverse', 'fm3Front', 'fm3Reverse']));
  });

  it('replace the list of the country, and all owners are counted again', async () => {
    const team = await app.team();
    const [truck, abroad] = [
      await app.owner(team, { kind: 'truck' }),
      await app.owner(team, { kind: 'truck', country: 'BR' }),
    ];
    await app.write(team, truck, [{ type: 'soat', expirationDate: app.day(-1) }]);
    await app.write(team, abroad, []);
    expect(await app.summary(truck)).toMatchObject({ documents_required: 5, documents_expired: true });
    const { status, body } = await change(team.manager, 'truck', ['ruat', 'poliza-seguro', 'ruat']);
    expect([status, body.list.version]).toEqual([200, 1]);
    await app.drain();
    expect(await app.summary(truck)).toMatchObject({ documents_required: 3, documents_expired: false });
    expect(await app.summary(abroad)).toMatchObject({ documents_required: 4 });
    const slots = await app.asManager(team, (trx) =>
      checklistOf(trx, team.company.id, { kind: 'truck', countryCode: 'BO' }),
    );
    expect(slots.filter(({ required }) => required).map(({ type }) => type)).toEqual(['ruat', 'poliza-seguro']);
  });

  it('are reset to the list of the country', async () => {
    const team = await app.team();
    const driver = await app.owner(team);
    await change(team.manager, 'driver', []);
    await app.drain();
    expect(await app.summary(driver)).toMatchObject({ documents_required: 1 });
    const { body } = await change(team.manager, 'driver', null, 1);
    expect(body.list).toMatchObject({ version: null });
    await app.drain();
    expect(await app.summary(driver)).toMatchObject({ documents_required: 7 });
  });

  it('are recorded in the audit with their author', async () => {
    const team = await app.team();
    await change(team.manager, 'semitrailer', ['ruat']);
    const entries = await app.asManager(team, (trx) =>
      trx.selectFrom('audit_entry').select(['action', 'entity_id', 'user_id']).execute(),
    );
    expect(entries).toEqual([
      { action: 'documents.changeRequired', entity_id: 'semitrailer:BO', user_id: team.manager.userId },
    ]);
  });

  it('are not overwritten with an older version', async () => {
    const { manager } = await app.team();
    const first = await Promise.all([change(manager, 'truck', ['ruat']), change(manager, 'truck', ['soat'])]);
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = await Promise.all([change(manager, 'truck', ['ruat'], 1), change(manager, 'truck', null, 1)]);
    expect(second.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await change(manager, 'truck', ['tuc'], 7);
    expect([late.status, late.error.code]).toEqual([409, 'request.staleVersion']);
  });

  it('must be documents of the kind', async () => {
    const { manager } = await app.team();
    const { status, error } = await change(manager, 'driver', ['photoLicenseDrivers', 'soat']);
    expect([status, error.fields?.['types.1']?.code]).toEqual([400, 'choice']);
    const extra = await change(manager, 'driver', ['Documento 1']);
    expect(extra.error.fields?.['types.0']?.code).toBe('choice');
  });

  it('are read with the right to see the profile or documents, and changed with that to write it', async () => {
    const { company } = await app.team();
    const reader = await app.world.user({ company, permissions: ['company-profile-read'] });
    const clerk = await app.world.user({ company, permissions: ['trucker-write'] });
    const stranger = await app.world.user({ company, permissions: ['users-read'] });
    expect((await app.call(clerk, readRequiredDocuments, { query: {} })).status).toBe(200);
    expect((await change(clerk, 'truck', null)).status).toBe(403);
    expect((await app.call(reader, readRequiredDocuments, { query: {} })).status).toBe(200);
    expect((await change(reader, 'truck', null)).status).toBe(403);
    expect((await app.call(stranger, readRequiredDocuments, { query: {} })).status).toBe(403);
  });

  it('belong to one company only', async () => {
    const [team, other] = [await app.team(), await app.team()];
    await change(team.manager, 'truck', ['ruat']);
    expect(await listOf(other.manager, 'truck')).toMatchObject({ version: null });
  });
});

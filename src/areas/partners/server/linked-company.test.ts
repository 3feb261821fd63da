import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptAssociation, endAssociation, requestAssociation } from '#areas/companies/contract/association.calls.ts';
import { updateCompany } from '#areas/companies/contract/company.calls.ts';
import { PARTNER_CALLS } from '../contract/partner.calls.ts';
import { type PartnersApp, startPartners, type Team } from './partners.fixture.ts';

let app: PartnersApp;
beforeAll(async () => {
  app = await startPartners();
});
afterAll(() => app.close());

const calls = PARTNER_CALLS.transport;
let counter = 700_000;

/** Two associated companies, and the tax id of the second. */
async function associated(): Promise<{ own: Team; other: Team; taxId: string; associationId: string }> {
  counter += 1;
  const taxId = `8${counter}`;
  const [own, other] = [await app.team(), await app.team('BO', `Camiones ${counter}`)];
  await app.call(other.manager, updateCompany, { body: { version: 1, taxId } });
  const asked = await app.call(own.manager, requestAssociation, { body: { companyId: other.company.id } });
  const associationId = asked.body.association._id;
  await app.call(other.manager, acceptAssociation, { params: { id: associationId } });
  return { own, other, taxId, associationId };
}

describe('a partner that is on Tropeiro', () => {
  it('is offered by its exact tax id and linked', async () => {
    const { own, other, taxId } = await associated();
    const company = { companyId: other.company.id, companyName: other.company.name };
    const { body } = await app.call(own.manager, calls.check, { query: { countryId: 'BO', taxId } });
    expect(body.associated).toEqual(company);
    const partner = await app.register(own.manager, 'transport', { taxId, linkedCompanyId: company.companyId });
    expect(partner.linkedCompany).toEqual(company);
  });

  it('is not offered before the other company has accepted', async () => {
    const [own, other] = [await app.team(), await app.team()];
    await app.call(other.manager, updateCompany, { body: { version: 1, taxId: '4445556' } });
    await app.call(own.manager, requestAssociation, { body: { companyId: other.company.id } });
    const { body } = await app.call(own.manager, calls.check, { query: { countryId: 'BO', taxId: '4445556' } });
    expect(body.associated).toBeNull();
  });

  it('is linked only to the company with its own tax id', async () => {
    const { own, other } = await associated();
    const body = { name: 'Otra', countryId: 'BO', taxId: '1112223', linkedCompanyId: other.company.id } as const;
    const { status, error } = await app.call(own.manager, calls.create, { body });
    expect([status, error.fields?.linkedCompanyId?.code]).toEqual([400, 'choice']);
  });

  it('keeps the link through other changes, and loses it with its tax id', async () => {
    const { own, other, taxId } = await associated();
    const partner = await app.register(own.manager, 'transport', { taxId, linkedCompanyId: other.company.id });
    const params = { id: partner._id };
    const moved = await app.call(own.manager, calls.update, { params, body: { version: 1, city: 'Tarija' } });
    expect(moved.body.partner.linkedCompany?.companyId).toBe(other.company.id);
    const renumbered = await app.call(own.manager, calls.update, { params, body: { version: 2, taxId: '9990001' } });
    expect(renumbered.body.partner.linkedCompany).toBeNull();
  });

  it('is unlinked when the association ends', async () => {
    const { own, other, taxId, associationId } = await associated();
    const partner = await app.register(own.manager, 'transport', { taxId, linkedCompanyId: other.company.id });
    await app.call(other.manager, endAssociation, { params: { id: associationId } });
    await app.drain();
    expect((await app.read(own.manager, 'transport', partner._id)).linkedCompany).toBeNull();
    const history = await app.call(own.manager, calls.history, { params: { id: partner._id }, query: {} });
    expect(history.body.entries[0]).toMatchObject({
      action: 'partners.unlink',
      changes: { linkedCompany: { from: other.company.name, to: null } },
    });
  });
});

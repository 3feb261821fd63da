import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureTransportProvider, insertParsedPartners } from '#areas/partners/server/index.ts';
import * as calls from '../../contract/opportunity.calls.ts';
import { listOpportunityLinks, openOpportunityMessage, readOpportunityMessages } from '../../contract/share.calls.ts';
import { type MarketApp, type Shipper, startMarket, type Team } from '../opportunities.fixture.ts';
import { visitorOf } from './outside.fixture.ts';

let app: MarketApp;
let shipper: Shipper;
let carrier: Team;
beforeAll(async () => {
  app = await startMarket();
  shipper = await app.shipper('Molinos del Oriente');
  carrier = await app.carrier('Transportes Cordillera');
  await app.associated(shipper, carrier);
  const author = { companyId: shipper.company.id, userId: shipper.manager.userId };
  await app.services.database.asPlatform(async (trx) => {
    await ensureTransportProvider(trx, author, carrier.company.id);
    await trx
      .updateTable('company')
      .set({ reference_person: 'Elsa Rojas', reference_country_code: '591', reference_phone: '71000001' })
      .where('id', '=', carrier.company.id)
      .execute();
    const firm = { kind: 'transport', country: 'BR', userIds: [], linkedCompanyId: null } as const;
    const contact = { countryCode: '55', email: null };
    const details = { name: 'Fretes do Sul', taxId: null, address: null, city: null, notes: null, addresses: [] };
    const contacts = [
      { ...contact, fullName: 'Ana Souza', phone: '11987654321' },
      { ...contact, fullName: 'Sem telefone', countryCode: null, phone: null },
    ];
    await insertParsedPartners(trx, author, [{ ...firm, details: { ...details, contacts } }]);
  });
});
afterAll(() => app.close());

const messages = (id: string, search?: string) =>
  app.call(shipper.manager, readOpportunityMessages, { params: { id }, query: { search } });

describe('messages about an opportunity', () => {
  it('of one for everybody are ready for the contacts of the own transport companies, in their language', async () => {
    const { _id: id } = await app.published(shipper.manager);
    const { body } = await messages(id);
    expect(body.isOn).toBe(true);
    expect(body.messages.map(({ name, phone, language, opened }) => [name, phone, language, opened])).toEqual([
      ['Ana Souza', '5511987654321', 'pt-BR', null],
      ['Elsa Rojas', '59171000001', 'es-BO', null],
    ]);
    expect(body.messages[0]?.text).toMatch(
      /^Olá, Ana Souza! Molinos del Oriente tem uma carga:\nDe Santa Cruz para La Paz/,
    );
    expect(body.messages[1]?.text).toMatch(/^¡Hola, Elsa Rojas! .*\nDe Santa Cruz a La Paz/);
    expect(JSON.stringify(body)).not.toMatch(/Cristo Redentor|Molinos del Valle/);
    expect((await messages(id, 'souza')).body.messages).toHaveLength(1);
  });

  it('of one for chosen companies are for those alone', async () => {
    const form = { publicationType: 'private', audience: 'chosen' } as const;
    const { _id: id } = await app.published(shipper.manager, { ...form, associatedCompanies: [carrier.company.id] });
    expect((await messages(id)).body.messages.map(({ name }) => name)).toEqual(['Elsa Rojas']);
  });

  it('are none without the switch, and none before the publication', async () => {
    const off = await app.published(shipper.manager, { whatsappNotification: false });
    expect((await messages(off._id)).body).toEqual({ isOn: false, messages: [] });
    const draft = await app.create(shipper.manager);
    expect((await messages(draft._id)).body).toEqual({ isOn: false, messages: [] });
    const body = { transportCompanyId: shipper.clientId, phone: '59171000001' };
    const refused = await app.call(shipper.manager, openOpportunityMessage, { params: { id: off._id }, body });
    expect([refused.status, refused.error.code]).toEqual([409, 'opportunities.notPublished']);
  });

  it('once opened carry a link of their own, and who opened them is shown; nothing claims to be sent', async () => {
    const { _id: id } = await app.published(shipper.manager);
    const [first] = (await messages(id)).body.messages;
    const body = { transportCompanyId: first!.transportCompanyId, phone: first!.phone };
    const opened = await app.call(shipper.manager, openOpportunityMessage, { params: { id }, body });
    expect(opened.status).toBe(201);
    const { whatsapp } = opened.body;
    const url = new URL(whatsapp.url);
    expect([url.origin, url.pathname]).toEqual(['https://wa.me', `/${first!.phone}`]);
    expect(url.searchParams.get('text')).toBe(whatsapp.text);
    const link = new URL(/https?:\S+/.exec(whatsapp.text)![0]);
    expect(link.searchParams.get('lang')).toBe('pt-BR');
    const page = await visitorOf(app).open(link.pathname.split('/').at(-1)!);
    expect(page.body.opportunity.language).toBe('pt-BR');
    expect((await messages(id)).body.messages[0]?.opened).toMatchObject({ by: { _id: shipper.manager.userId } });
    const { links } = (await app.call(shipper.manager, listOpportunityLinks, { params: { id } })).body;
    expect(links).toMatchObject([{ recipient: 'Ana Souza · Fretes do Sul', accessCount: 1 }]);
  });

  it('open for whoever the search finds, however many others there are', async () => {
    const crowded = await app.shipper('Ingenio del Norte');
    const author = { companyId: crowded.company.id, userId: crowded.manager.userId };
    const firm = { kind: 'transport', country: 'BO', userIds: [], linkedCompanyId: null } as const;
    const firms = Array.from({ length: 205 }, (_, nth) => {
      const name = `Fletes ${String(nth).padStart(3, '0')}`;
      const contact = { fullName: `Contacto ${nth}`, countryCode: '591', phone: `7${2_000_000 + nth}`, email: null };
      return {
        ...firm,
        details: { name, taxId: null, address: null, city: null, notes: null, addresses: [], contacts: [contact] },
      };
    });
    await app.services.database.asPlatform((trx) => insertParsedPartners(trx, author, firms));
    const { _id: id } = await app.published(crowded.manager);
    const read = (search?: string) =>
      app.call(crowded.manager, readOpportunityMessages, { params: { id }, query: { search } });
    expect((await read()).body.messages.map(({ companyName }) => companyName)).not.toContain('Fletes 204');
    const [last] = (await read('Fletes 204')).body.messages;
    const body = { transportCompanyId: last!.transportCompanyId, phone: last!.phone };
    const opened = await app.call(crowded.manager, openOpportunityMessage, { params: { id }, body });
    expect([opened.status, opened.body.message?.name]).toEqual([201, 'Contacto 204']);
  });

  it('are for nobody else’s numbers, nor for other companies', async () => {
    const { _id: id } = await app.published(shipper.manager);
    const [first] = (await messages(id)).body.messages;
    const open = (who: Team['manager'], phone: string) =>
      app.call(who, openOpportunityMessage, {
        params: { id },
        body: { transportCompanyId: first!.transportCompanyId, phone },
      });
    expect((await open(shipper.manager, '59170000000')).status).toBe(404);
    const rival = await app.shipper();
    expect((await open(rival.manager, first!.phone)).status).toBe(404);
    expect((await app.call(rival.manager, readOpportunityMessages, { params: { id }, query: {} })).status).toBe(404);
    await app.call(shipper.manager, calls.unpublishOpportunity, { params: { id } });
    expect((await open(shipper.manager, first!.phone)).status).toBe(409);
  });
});

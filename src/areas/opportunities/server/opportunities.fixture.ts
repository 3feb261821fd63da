import { areas } from '#app/areas.ts';
import { associate } from '#areas/companies/server/index.ts';
import { type MadeTruck, seedFleet, type TruckOptions } from '#areas/load-orders/server/fleet.fixture.ts';
import { insertParsedPartners } from '#areas/partners/server/index.ts';
import { usualZone } from '#countries/country.ts';
import type { CallInput, CallReply } from '#kernel/api-call.ts';
import { addDays, dayIn } from '#kernel/dates.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import * as calls from '../contract/opportunity.calls.ts';
import * as applying from '../contract/postulation.calls.ts';
import { opportunityClockJob } from './opportunity.jobs.ts';

/** Everything a shipper does with its opportunities. */
export const SHIPPER_RIGHTS: readonly string[] = [
  'opportunity-read',
  'opportunity-write',
  'operation-write',
  'load-order-read',
  'load-order-write',
  'cancel-load-orders',
  'show-freight-columns',
  'download-listings',
];
/** Everything a transport company does with those of others. */
export const CARRIER_RIGHTS: readonly string[] = [
  'opportunity-read-external',
  'opportunity-read-my-postulations',
  'opportunity-marketplace',
  'opportunity-postulate',
  'operation-read',
  'load-order-read',
  'load-order-write',
  'assign-trucker',
  'download-listings',
];

export interface Team {
  readonly company: TestCompany;
  readonly manager: TestUser;
}
export type Shipper = Team & { readonly clientId: string };
export type OpportunityForm = CallInput<typeof calls.createOpportunity>['body'];
export type Opportunity = CallReply<typeof calls.readOpportunity>['opportunity'];
export type Postulation = CallReply<typeof applying.readPostulation>['postulation'];
export type ApplyForm = CallInput<typeof applying.applyForOpportunity>['body'];
export type AwardForm = CallInput<typeof applying.awardPostulation>['body'];

export const place = (cityName: string, cityId: string) => ({
  cityId,
  cityName,
  countryCode: 'BO' as const,
  address: 'Av. Cristo Redentor 1500',
  reference: 'Portón verde',
  lat: null,
  lng: null,
  category: null,
  warehouseId: null,
});

const today = () => dayIn(new Date(), usualZone('BO'));
export const day = (offset: number) => addDays(today(), offset);

let counter = 0;

/** An opportunity that everything is right with, for everybody. */
export function opportunityForm(form: Partial<OpportunityForm> = {}): OpportunityForm {
  counter += 1;
  return {
    description: `Soya a granel ${counter}`,
    origin: place('Santa Cruz', 'bo-08-santa-cruz-de-la-sierra'),
    destination: place('La Paz', 'bo-04-la-paz'),
    dateType: 'defined',
    dates: { from: day(5), until: day(7) },
    categoryLoad: { _id: 'soy' },
    typeTransportUnit: { _id: 'tractor' },
    quantityTransportUnit: 1,
    weightUnitValue: 28,
    weightUnit: { _id: 'tn' },
    volume: 60,
    freightOffered: { type: 'simple', value: '1200.00', typeCurrencyOfferedId: 'USD' },
    publicationType: 'public',
    marketType: 'open',
    days: 4,
    ...form,
  };
}

export interface MarketApp extends TestApp {
  shipper(name?: string): Promise<Shipper>;
  carrier(name?: string): Promise<Team>;
  member(company: TestCompany, ...permissions: readonly string[]): Promise<TestUser>;
  associated(one: Team, other: Team): Promise<void>;
  truck(team: Team, options?: TruckOptions): Promise<MadeTruck>;
  create(who: TestUser, form?: Partial<OpportunityForm>): Promise<Opportunity>;
  published(who: TestUser, form?: Partial<OpportunityForm>): Promise<Opportunity>;
  read(who: TestUser, id: string): Promise<Opportunity>;
  apply(who: TestUser, id: string, form?: ApplyForm): Promise<Postulation>;
  awardForm(shipper: Shipper, postulation: Postulation, form?: Partial<AwardForm>): AwardForm;
  /** What the clock does every minute. */
  clock(): Promise<void>;
  award(shipper: Shipper, postulation: Postulation, form?: Partial<AwardForm>): ReturnType<typeof awardBy>;
}

const awardBy = (app: TestApp, who: TestUser, { opportunityId, _id }: Postulation, body: AwardForm) =>
  app.call(who, applying.awardPostulation, { params: { opportunityId, postulationId: _id }, body });

export async function startMarket(): Promise<MarketApp> {
  const app = await startTestApp({ areas: areas() });
  const asPlatform: typeof app.services.database.asPlatform = (work) => app.services.database.asPlatform(work);
  const team = async (name: string | undefined, permissions: readonly string[]): Promise<Team> => {
    const company = await app.world.company(name ? { name } : {});
    return { company, manager: await app.world.user({ company, permissions }) };
  };
  const create: MarketApp['create'] = async (who, form) => {
    const answer = await app.call(who, calls.createOpportunity, { body: opportunityForm(form) });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.error));
    return answer.body.opportunity;
  };
  const awardForm: MarketApp['awardForm'] = ({ clientId }, postulation, form = {}) => ({
    dispatchType: 'direct',
    serviceType: 'national',
    clientId,
    origin: place('Santa Cruz', 'bo-08-santa-cruz-de-la-sierra'),
    destination: place('La Paz', 'bo-04-la-paz'),
    pickupDate: day(5),
    deliveryDate: day(7),
    categoryLoad: 'soy',
    typeTransportUnit: 'tractor',
    weightUnit: 'tn',
    clientFreight: { type: 'toNegotiate', value: null, currency: null },
    supplierFreight: {
      type: 'simple',
      value: postulation.offer.price.value,
      currency: postulation.offer.price.currency,
    },
    offer: postulation.offer.number,
    trucks: 1,
    ...form,
  });
  return {
    ...app,
    shipper: async (name) => {
      const made = await team(name, SHIPPER_RIGHTS);
      const author = { companyId: made.company.id, userId: made.manager.userId };
      const details = { name: 'Molinos del Valle', taxId: null, address: null, city: null, notes: null };
      const client = { kind: 'client', country: 'BO', userIds: [], linkedCompanyId: null } as const;
      const [clientId] = await asPlatform((trx) =>
        insertParsedPartners(trx, author, [{ ...client, details: { ...details, contacts: [], addresses: [] } }]),
      );
      return { ...made, clientId: clientId! };
    },
    carrier: (name) => team(name, CARRIER_RIGHTS),
    member: (company, ...permissions) => app.world.user({ company, permissions }),
    associated: (one, other) =>
      asPlatform(async (trx) => {
        const parties = { companyId: one.company.id, partnerId: other.company.id };
        await associate(trx, { ...parties, userId: one.manager.userId, now: new Date() });
      }),
    truck: (made, options = {}) => asPlatform((trx) => seedFleet(trx, made, options)),
    create,
    published: async (who, form) => {
      const { _id } = await create(who, form);
      const answer = await app.call(who, calls.publishOpportunity, { params: { id: _id } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
      return answer.body.opportunity;
    },
    read: async (who, id) => (await app.call(who, calls.readOpportunity, { params: { id } })).body.opportunity,
    apply: async (who, id, form = {}) => {
      const answer = await app.call(who, applying.applyForOpportunity, { params: { id }, body: form });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.error));
      return answer.body.postulation;
    },
    clock: () => opportunityClockJob.run({}, app.services),
    awardForm,
    award: (shipper, postulation, form) =>
      awardBy(app, shipper.manager, postulation, awardForm(shipper, postulation, form)),
  };
}

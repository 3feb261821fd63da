import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { exchangeRatesServer } from '#areas/exchange-rates/server/index.ts';
import { loadOrdersServer } from '#areas/load-orders/server/index.ts';
import { insertParsedPartners } from '#areas/partners/server/index.ts';
import { warehousesServer } from '#areas/warehouses/server/index.ts';
import type { CallInput, CallReply } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import { namesIn } from '#kernel/permission.ts';
import type { AreaServer } from '#platform/area.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { OPERATION_CALLS, type OperationCalls } from '../contract/operation.calls.ts';
import * as rights from '../contract/operation.permissions.ts';
import type { OperationKind } from '../rules/operation-state.ts';
import { operationsServer } from './index.ts';

/** The calls of operations of both kinds. */
export const ALL_RIGHTS: readonly string[] = [
  rights.WRITE_ANY_OPERATION,
  rights.CANCEL_OPERATIONS,
  rights.SHOW_EXPORTATION,
  rights.WRITE_STAGE_TEMPLATES,
  rights.DOWNLOAD_OPERATIONS,
  rights.SEE_FREIGHT,
].flatMap(namesIn);

export interface Team {
  readonly company: TestCompany;
  readonly manager: TestUser;
  readonly clientId: string;
}

export type NewOperation = CallInput<OperationCalls['create']>['body'];
type Operation = CallReply<OperationCalls['read']>['operation'];

const place = (cityName: string) => ({
  cityId: cityName.toLowerCase(),
  cityName,
  countryCode: 'BO' as const,
  address: null,
  reference: null,
  lat: null,
  lng: null,
  category: null,
  warehouseId: null,
});

export function operationForm(clientId: string, form: Partial<NewOperation> = {}): NewOperation {
  return {
    dispatchType: 'direct',
    serviceType: 'national',
    clientId,
    origin: place('Santa Cruz'),
    destination: place('La Paz'),
    pickupDate: '2026-05-04',
    deliveryDate: '2026-05-06',
    clientFreight: { type: 'simple', value: '2000.00', currency: 'USD' },
    supplierFreight: { type: 'simple', value: '1500.00', currency: 'USD' },
    ...form,
  };
}

export interface OrderFacts {
  readonly status?: number;
  readonly income?: string;
  readonly cost?: string;
  readonly loadedTn?: string;
  readonly deliveredTn?: string;
  readonly plate?: string;
  readonly carrierName?: string;
  readonly carrierCompanyId?: string;
}

/** States with a driver. */
const DRIVEN: readonly number[] = [1, 2, 3, 4, 6];

/** A truck and a driver as stored by the fleet area. */
async function truckOf({ services }: TestApp, { company, manager }: Omit<Team, 'clientId'>, number: number) {
  const [truck_id, driver_id] = [createId(), createId()];
  const of = { company_id: company.id, market: 'own', country_code: 'BO', created_by: manager.userId };
  const driver = {
    id: driver_id,
    ...of,
    first_name: 'Juan',
    last_name: 'Mamani',
    phone_code: '591',
    phone: `${60_000_000 + number}`,
    document_type: 'CI',
    birth_date: '1980-05-01',
    licence_number: `${number}`,
    search_text: 'juan mamani',
  };
  const plate = `${1000 + number}ABC`;
  const truck = { id: truck_id, ...of, kind: 'truck', plate, type: 'tractor', search_text: plate.toLowerCase() };
  await services.database.asPlatform(async (trx) => {
    await trx.insertInto('driver').values(driver).execute();
    await trx.insertInto('vehicle').values(truck).execute();
  });
  return { truck_id, driver_id, fleet_company_id: company.id, driver_name: 'Juan Mamani' };
}

export interface OperationsApp extends TestApp {
  team(country?: string): Promise<Team>;
  member(company: TestCompany, ...permissions: readonly string[]): Promise<TestUser>;
  /** Creates an operation and expects success. */
  register(team: Team, kind?: OperationKind, form?: Partial<NewOperation>): Promise<Operation>;
  /** An order as stored by the load orders area. */
  order(team: Team, operation: Operation, facts?: OrderFacts): Promise<string>;
}

export async function startOperations(...above: readonly AreaServer[]): Promise<OperationsApp> {
  const companies = createCompaniesServer({ onCompanyCreated: async () => undefined });
  const app = await startTestApp({
    areas: [companies, exchangeRatesServer, operationsServer, loadOrdersServer, warehousesServer, ...above],
  });
  let counter = 0;
  return {
    ...app,
    team: async (country = 'BO') => {
      const company = await app.world.company({ country });
      const manager = await app.world.user({ company, permissions: [...ALL_RIGHTS, 'company-profile-write'] });
      const author = { companyId: company.id, userId: manager.userId };
      const details = { name: 'Molinos del Valle', taxId: null, address: null, city: null, notes: null };
      const client = { kind: 'client', country: 'BO', userIds: [], linkedCompanyId: null } as const;
      const [clientId] = await app.services.database.asMember(author, (trx) =>
        insertParsedPartners(trx, author, [{ ...client, details: { ...details, contacts: [], addresses: [] } }]),
      );
      return { company, manager, clientId: clientId! };
    },
    member: (company, ...permissions) => app.world.user({ company, permissions }),
    register: async ({ manager, clientId }, kind = 'normal', form = {}) => {
      const promised = kind === 'agro' ? { promisedTn: '1000' } : {};
      const body = operationForm(clientId, { ...promised, ...form });
      const { status, body: reply, error } = await app.call(manager, OPERATION_CALLS[kind].create, { body });
      if (status !== 201) throw new Error(`not registered: ${status} ${JSON.stringify(error)}`);
      return reply.operation;
    },
    order: async ({ company, manager }, operation, facts = {}) => {
      const id = createId();
      counter += 1;
      const { status = 0, income = '2000', cost = '1500' } = facts;
      const driven = DRIVEN.includes(status) ? await truckOf(app, { company, manager }, counter) : {};
      const owner = { companyId: company.id, userId: manager.userId };
      await app.services.database.asMember(owner, async (trx) => {
        await trx
          .insertInto('load_order')
          .values({
            id,
            company_id: company.id,
            operation_id: operation._id,
            kind: operation.kind,
            code: `OC-${counter}`,
            status,
            origin: JSON.stringify(operation.origin),
            destination: JSON.stringify(operation.destination),
            origin_city: operation.origin.cityName,
            destination_city: operation.destination.cityName,
            loading_date: '2026-05-04',
            category_load: 'soy',
            weight: '28.500',
            weight_unit: 'tn',
            client_freight_type: 'simple',
            client_freight: income,
            client_freight_currency: 'USD',
            carrier_freight_type: 'simple',
            carrier_freight: cost,
            carrier_freight_currency: 'BOB',
            loaded_tn: facts.loadedTn ?? null,
            delivered_tn: facts.deliveredTn ?? null,
            plate: facts.plate ?? null,
            carrier_name: facts.carrierName ?? null,
            carrier_company_id: facts.carrierCompanyId ?? null,
            ...driven,
            created_by: manager.userId,
          })
          .execute();
      });
      return id;
    },
  };
}

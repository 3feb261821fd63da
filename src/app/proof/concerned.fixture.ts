import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { canOpenWith } from '#app/web/home.ts';
import { assignCarrier, assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { SHIPPED_ROLES, type ShippedRole } from '#kernel/area.ts';
import type { TestUser } from '#testing/world.ts';

/** How a company is concerned by an order: it is its own, it carries it, or it is its client. */
export const SIDES = ['owner', 'carrier', 'client'] as const;
export type Side = (typeof SIDES)[number];

export interface Person {
  readonly side: Side;
  readonly role: ShippedRole;
  readonly user: TestUser;
  readonly held: ReadonlySet<string>;
  readonly canOpen: (address: string) => boolean;
  /** For truckers: the kind of order they drive. */
  readonly drives: OrderKind | null;
}

export interface Concerned {
  readonly app: LifecycleApp;
  readonly teams: Readonly<Record<Side, Team>>;
  /** Everybody of every shipped role in the three companies. */
  readonly people: readonly Person[];
  /** An order of each kind that the carrier drives for the owner's client. */
  readonly driven: Readonly<Record<OrderKind, string>>;
  /** The owner's transport company that is linked to the carrier. */
  readonly partnerId: string;
}

const ROLES = SHIPPED_ROLES.filter((role) => role !== 'super-administrator');

/** Three companies around orders of every kind, with somebody of every shipped role in each. */
export async function startConcerned(): Promise<Concerned> {
  const app = await startLifecycle();
  const teams = {
    owner: await app.team('Cargadora'),
    carrier: await app.team('Transportadora'),
    client: await app.team('Compradora'),
  };
  const people: Person[] = [];
  const person = async (side: Side, role: ShippedRole, drives: OrderKind | null = null): Promise<Person> => {
    const permissions = PERMISSION_CATALOGUE.roles[role];
    const held = new Set<string>(permissions);
    const user = await app.member(teams[side].company, ...permissions);
    const made = { side, role, user, held, canOpen: canOpenWith(held), drives };
    people.push(made);
    return made;
  };
  for (const side of SIDES) {
    for (const role of ROLES) await person(side, role);
  }
  const partnerId = await app.carrier(teams.owner, teams.carrier.company);
  // The shipped role is enough to give an order of any kind a truck.
  const dispatcher = people.find(({ side, role }) => side === 'carrier' && role === 'transport-company')!;
  const driven: Partial<Record<OrderKind, string>> = {};
  for (const kind of ORDER_KINDS) {
    const { user: account } = await person('carrier', 'trucker', kind);
    const id = await app.order(teams.owner, { kind, clientCompanyId: teams.client.company.id });
    const { truckId: transportUnitId } = await app.truck(teams.carrier, { account });
    const body = { transportCompanyId: partnerId };
    await app.call(teams.owner.manager, assignCarrier, { params: { id }, body });
    const given = await app.call(dispatcher.user, assignOrder, { params: { id }, body: { transportUnitId } });
    if (given.status !== 200) throw new Error(`${kind} was not assigned: ${JSON.stringify(given.error)}`);
    driven[kind] = id;
  }
  return { app, teams, people, driven: driven as Record<OrderKind, string>, partnerId };
}

import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import type { DockOperation } from '#areas/fleet/rules/vehicle-category.ts';
import type { LoadCategory } from '#areas/operations/rules/catalogues.ts';
import type { OrderKind } from '../rules/order-kind.ts';
import { type Business, CARRIED_ON, IN_BULK, SENT_BY, SENT_BY_TRADE } from './data/cargo.ts';
import type { DemoTruck } from './trucks.repository.ts';

export interface DemoCargo {
  readonly categoryLoad: LoadCategory;
  readonly weightUnit: 'tn' | 'pallet';
  readonly boardingMode: string;
  readonly typeOperation: DockOperation;
}

/** What a company sends with orders of a kind; a transport company carries what its client sends. */
export function categoriesFor(
  team: Pick<DemoTeam, 'key' | 'trade'>,
  client: { readonly name: string; readonly key: string | null },
  kind: OrderKind,
): readonly LoadCategory[] {
  return businessOf(team.trade === 'carrier' ? client.key : team.key, client.name)?.[kind] ?? [];
}

function businessOf(companyKey: string | null, name: string): Business | undefined {
  return companyKey ? SENT_BY[companyKey] : SENT_BY_TRADE[name.split(' ')[0] ?? ''];
}

/** How the category is packed, loaded and counted. */
export function cargoOf(kind: OrderKind, categoryLoad: LoadCategory): DemoCargo {
  if (kind === 'multipoint')
    return { categoryLoad, weightUnit: 'pallet', boardingMode: 'pallets', typeOperation: 'palletLoad' };
  if (categoryLoad === 'containers')
    return { categoryLoad, weightUnit: 'tn', boardingMode: 'container', typeOperation: 'containerLoad' };
  return IN_BULK.has(categoryLoad) || kind === 'agro'
    ? { categoryLoad, weightUnit: 'tn', boardingMode: 'bulk', typeOperation: 'bulkLoad' }
    : { categoryLoad, weightUnit: 'tn', boardingMode: 'fullLoad', typeOperation: 'load' };
}

/** A tractor carries what its semitrailers carry. */
export const isCarriedBy = (category: LoadCategory, { type, trailerType }: DemoTruck): boolean =>
  (CARRIED_ON[category] as readonly string[]).includes(trailerType ?? type);

/** Nobody may be heavier on the road; what is loaded without a truck in mind fits the smallest that carries it. */
const HEAVIEST = 30;
const UNKNOWN = 14;

/** Tonnes for the truck, nearly as many as it can carry. */
export function tonnesFor(truck: DemoTruck | null, category: LoadCategory, random: Random): number {
  const most = Math.min(HEAVIEST, truck?.capacity ?? (IN_BULK.has(category) ? 28 : UNKNOWN));
  return Math.max(1, Math.floor(most * (0.85 + random.int(15) / 100)));
}

/** Pallets for the truck. */
export const palletsOn = (truck: DemoTruck | null): number => Math.min(16, truck?.pallets ?? 10);

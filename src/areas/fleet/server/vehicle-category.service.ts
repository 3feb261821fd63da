import { vehicleErrors } from '#areas/fleet/contract/vehicle.errors.ts';
import type { CategoriesView, saveCategories } from '#areas/fleet/contract/vehicle-category.calls.ts';
import {
  brokenLocks,
  type Category,
  categoryProblems,
  DOCK_OPERATION_NAMES,
  DOCK_OPERATIONS,
  type DockOperation,
  isSameCategory,
  MAX_CATEGORIES,
  pairOf,
  type StoredCategory,
} from '#areas/fleet/rules/vehicle-category.ts';
import type { TruckType } from '#areas/fleet/rules/vehicle-type.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { dynamicKey, type PhraseKey } from '#kernel/phrase-key.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import {
  categoriesOf,
  categoryBookings,
  listVersion,
  lockList,
  replaceCategories,
} from './vehicle-category.repository.ts';

type Context = RequestContext<Actor>;

export async function readCategoryList(context: Context): Promise<CategoriesView> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  return present(context, await storedCategories(context), await listVersion(trx, companyId));
}

async function storedCategories({ trx, actor, services }: Context): Promise<readonly StoredCategory[]> {
  const companyId = companyOf(actor);
  return categoriesOf(trx, companyId, await portOf(services, categoryBookings).lockedPairs(trx, companyId));
}

export async function saveCategoryList(
  context: Context,
  { version, categories }: ParsedInput<typeof saveCategories>['body'],
): Promise<CategoriesView> {
  const { trx, actor, services } = context;
  const companyId = companyOf(actor);
  if (categories.length > MAX_CATEGORIES) throw vehicleErrors.tooManyCategories({ params: { count: MAX_CATEGORIES } });
  if ((await lockList(trx, companyId)) !== version) throw requestErrors.staleVersion();
  const before = await storedCategories(context);
  const wanted: Category[] = categories.map(({ _id, typeTransportUnit, typeOperation, timeOfService, scheduling }) => ({
    id: _id,
    vehicleType: typeTransportUnit.id,
    operation: typeOperation.id,
    minutes: timeOfService,
    scheduled: scheduling,
  }));
  const fields = categoryProblems(before, wanted);
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  if (brokenLocks(before, wanted).length > 0) throw vehicleErrors.categoryLocked();
  if (isSameList(before, wanted)) return present(context, before, version);
  await replaceCategories(trx, companyId, wanted);
  await portOf(services, categoryBookings).follow(trx, companyId);
  const after = await storedCategories(context);
  await audit(trx, context, {
    action: 'vehicles.saveCategories',
    entity: 'vehicleCategories',
    entityId: companyId,
    before: auditOf(before),
    after: auditOf(after),
  });
  return present(context, after, version + 1);
}

/** The order counts, because it is the order of the form. */
function isSameList(stored: readonly StoredCategory[], wanted: readonly Category[]): boolean {
  return (
    stored.length === wanted.length &&
    wanted.every((category, index) => category.id === stored[index]?.id && isSameCategory(category, stored[index]))
  );
}

const auditOf = (categories: readonly StoredCategory[]) =>
  Object.fromEntries(categories.map((category) => [pairOf(category), category.scheduled ? category.minutes : null]));

function present({ services, language }: Context, rows: readonly StoredCategory[], version: number): CategoriesView {
  const say = (phrase: PhraseKey) => services.translate(language, phrase);
  const operation = (id: DockOperation) => ({
    id,
    name: say(`fleet.vehicles.dockOperations.${id}`),
    action: DOCK_OPERATIONS[id],
  });
  return {
    categories: rows.map((row) => ({
      _id: row.id,
      typeTransportUnit: {
        id: row.vehicleType as TruckType,
        name: say(dynamicKey('fleet.vehicles.types', row.vehicleType)),
      },
      typeOperation: operation(row.operation),
      timeOfService: row.minutes,
      scheduling: row.scheduled,
      locked: row.locked,
    })),
    version,
    typeOperations: DOCK_OPERATION_NAMES.map(operation),
  };
}

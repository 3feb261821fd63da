import { platesOnOrders } from '#areas/load-orders/server/index.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { CardLabel } from '../../contract/dashboard.shapes.ts';
import { endOfMonth, type ListedTrips } from '../../rules/card-address.ts';
import type { TripGrouping } from '../../rules/composed-report.ts';
import { within } from '../../rules/report-period.ts';
import { type Known, knowCarriers, knowDrivers } from '../dashboard/screens/people-cards.ts';
import { type Composing, NO_CARRIER_LABEL, NONE, NONE_LABEL } from './composition.ts';
import { namesOf } from './names.repository.ts';

export interface GroupName {
  readonly label: CardLabel;
  /** What lists of orders filter by to find its trips; null where none can. */
  readonly trips: ListedTrips | null;
  readonly known?: Known | undefined;
}

/** What no record names any more. */
const UNKNOWN = '–';

/** `10/2026`. */
export const monthLabel = (first: string): CardLabel => ({ text: `${first.slice(5, 7)}/${first.slice(0, 4)}` });

/** How the groups are called, and how each is found in the lists. */
export async function nameGroups(
  composing: Composing,
  by: TripGrouping,
  keys: readonly string[],
): Promise<(key: string) => GroupName> {
  const find = await finderOf(
    composing,
    by,
    keys.filter((key) => key !== NONE),
  );
  const none = by === 'carrier' ? NO_CARRIER_LABEL : NONE_LABEL;
  return (key) => (key === NONE ? { label: none, trips: null } : find(key));
}

async function finderOf(
  composing: Composing,
  by: TripGrouping,
  ids: readonly string[],
): Promise<(key: string) => GroupName> {
  const { ask, scope } = composing;
  const { services, language, trx, reader } = ask;
  const people = (known: ReadonlyMap<string, Known>) => (key: string) => ({
    label: { text: known.get(key)?.name ?? UNKNOWN },
    trips: { [by]: key },
    known: known.get(key),
  });
  switch (by) {
    case 'carrier':
      return people(await knowCarriers(scope, ids));
    case 'driver':
      return people(await knowDrivers(scope, ids));
    case 'truck': {
      const plates = await platesOnOrders(trx, ids);
      return (key) => {
        const found = plates.get(key);
        return { label: { text: found?.shown ?? UNKNOWN }, trips: found ? { plate: found.plate } : null };
      };
    }
    case 'client':
    case 'operator': {
      const names = await namesOf(trx, reader.companyId, ids);
      return (key) => {
        const isForeign = by === 'client' && (names.get(key)?.isForeign ?? true);
        return { label: { text: names.get(key)?.name ?? UNKNOWN }, trips: isForeign ? null : { [by]: key } };
      };
    }
    case 'category':
    case 'vehicleType': {
      const tripGroup = by === 'category' ? 'operations.catalogues.categories' : 'operations.catalogues.vehicleTypes';
      // Both are named by the catalogue of the reader's company.
      return (key) => ({
        label: { text: services.translate(language, dynamicKey(tripGroup, key)) },
        trips: { [by]: key },
      });
    }
    case 'month':
      return (key) => ({
        label: monthLabel(key),
        trips: { closed: within({ from: key, until: endOfMonth(key) }, scope.period) },
      });
    case 'lane':
    case 'origin':
    case 'destination':
      return (key) => ({ label: { text: key || UNKNOWN }, trips: key.trim() === '' ? null : { [by]: key } });
  }
}

import { DEFAULT_ALARMS } from '#areas/routes/rules/alarms.ts';
import type { AlarmPlan } from '#areas/routes/rules/evaluate/alarm-plan.ts';
import { planOfVersion, planWithoutPath } from '#areas/routes/server/index.ts';
import type { Position } from '#kernel/position.ts';
import { type Trx, withCompany } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import type { WatchedRecord } from './watched-trip.repository.ts';

/** Those used least recently give way; built again, they are as good. */
const PLANS_KEPT = 500;
const TOPICS = ['route', 'place', 'geofence', 'companyAlarms'] as const;

interface Kept {
  readonly companyId: string;
  readonly plan: Promise<AlarmPlan>;
}

/** The plans of trips on the road in this process; one is made anew as soon as anything it consists of changes. */
export class TripPlans {
  readonly #services: Pick<Services, 'realtime'>;
  readonly #kept = new Map<string, Kept>();
  #watching: Promise<unknown> | undefined;

  constructor(services: Pick<Services, 'realtime'>) {
    this.#services = services;
  }

  async planOf(trx: Trx, trip: WatchedRecord): Promise<AlarmPlan> {
    this.#watching ??= this.#watch();
    await this.#watching;
    const key = keyOf(trip);
    const kept = this.#kept.get(key) ?? { companyId: trip.company_id, plan: build(trx, trip) };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= PLANS_KEPT) break;
      this.#kept.delete(oldest);
    }
    try {
      const plan = await kept.plan;
      return { ...plan, supervision: trip.supervision ?? plan.supervision, arriveBy: trip.arrive_by };
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }

  async #watch(): Promise<void> {
    try {
      for (const topic of TOPICS)
        await this.#services.realtime.watch({
          topic,
          changed: (companyId) => this.#drop(companyId),
          lost: () => this.#kept.clear(),
        });
    } catch (error) {
      // The next look tries again.
      this.#watching = undefined;
      throw error;
    }
  }

  #drop(companyId: string | null): void {
    for (const [key, kept] of this.#kept)
      if (companyId === null || kept.companyId === companyId) this.#kept.delete(key);
  }
}

const positionOf = (lat: number | null, lng: number | null): Position | null =>
  lat === null || lng === null ? null : { lat, lng };

function keyOf({ company_id, path_version_id, time_zone, order_id, ...trip }: WatchedRecord): string {
  if (order_id === null) return `${company_id}:${time_zone}`;
  if (path_version_id) return `${path_version_id}:${time_zone}`;
  const ends = [trip.origin_lat, trip.origin_lng, trip.destination_lat, trip.destination_lng];
  return [company_id, time_zone, ...ends].join(':');
}

function build(trx: Trx, trip: WatchedRecord): Promise<AlarmPlan> {
  const { company_id: companyId, path_id: pathId, path_version_id: versionId, time_zone: timeZone } = trip;
  return withCompany(trx, companyId, () =>
    pathId && versionId
      ? planOfVersion(trx, { pathId, versionId, timeZone })
      : planWithoutPath(trx, {
          ...{ companyId, timeZone },
          origin: positionOf(trip.origin_lat, trip.origin_lng),
          destination: positionOf(trip.destination_lat, trip.destination_lng),
        }),
  );
}

/** A truck without a trip rings nobody up at night because it is parked. */
export const offTrip = (plan: AlarmPlan): AlarmPlan => ({
  ...plan,
  alarms: {
    ...plan.alarms,
    battery: { ...plan.alarms.battery, criticality: 'low', notify: DEFAULT_ALARMS.battery.notify },
    connection: { ...plan.alarms.connection, criticality: 'low', notify: DEFAULT_ALARMS.battery.notify },
    notLocation: { ...plan.alarms.notLocation, on: false },
    eventFrequency: { ...plan.alarms.eventFrequency, on: false },
  },
});

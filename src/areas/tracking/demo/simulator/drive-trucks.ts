import type { Measures } from '#areas/routes/rules/line.ts';
import { nearestOn } from '#areas/routes/rules/line.ts';
import { type Drive, planDrive, stateAt } from '#areas/tracking/rules/simulation/drive.ts';
import type { SimulatedTruck } from './simulator.repository.ts';
import { placeOn, wayOf } from './way.ts';

const HOUR_MS = 3_600_000;
/** Of 250 trucks about twenty an hour. */
const INCIDENTS_PER_HOUR = 0.08;
/** Waiting at either end before the way back. */
const AT_GATE_MS = 0.75 * HOUR_MS;

/** One truck on its way: where it is, at any time from now on. */
export class DrivenTruck {
  readonly truck: SimulatedTruck;
  readonly #way: Measures;
  #drive: Drive;
  #isReturning = false;
  #trip = 0;

  private constructor(truck: SimulatedTruck, way: Measures, now: number) {
    this.truck = truck;
    this.#way = way;
    const begun = truck.last ? nearestOn(way, truck.last).meters : 0;
    this.#drive = this.#plan(begun, now);
  }

  /** Undefined for a truck that has nowhere to go. */
  static start(truck: SimulatedTruck, now: number): DrivenTruck | undefined {
    const way = wayOf(truck);
    return way && way.totalMeters > 1_000 ? new DrivenTruck(truck, way, now) : undefined;
  }

  /** What its device would report; undefined while it has no network. */
  reportAt(now: number) {
    // A truck with an order stays where it arrives; a free one comes back.
    if (this.truck.orderId === null && now > this.#drive.endsAt + AT_GATE_MS) {
      this.#isReturning = !this.#isReturning;
      this.#drive = this.#plan(0, now);
    }
    const { meters, offMeters, speedKmh, isInReach } = stateAt(this.#drive, now);
    if (!isInReach) return undefined;
    const { lat, lng, heading } = placeOn(this.#way, meters, offMeters, this.#isReturning);
    return {
      at: new Date(now).toISOString(),
      ...{ lat, lng, heading: Math.round(heading), speedKmh: Math.round(speedKmh), accuracyM: 8 },
      ...{ batteryPercent: 100, hasPower: true, ignition: speedKmh > 0 },
    };
  }

  #plan(fromMeters: number, startsAt: number): Drive {
    this.#trip += 1;
    const seed = `${this.truck.identifier} ${new Date(startsAt).toISOString().slice(0, 10)} ${this.#trip}`;
    const { totalMeters } = this.#way;
    return planDrive({ seed, totalMeters, fromMeters, startsAt, incidentsPerHour: INCIDENTS_PER_HOUR });
  }
}

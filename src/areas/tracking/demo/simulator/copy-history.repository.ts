import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { historyOf } from '#areas/tracking/rules/simulation/history.ts';
import { type SimulatedTruck, settleLatest } from './simulator.repository.ts';
import { placeOn, wayOf } from './way.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;
const CLOSE_DAYS = 2;
const TRUCKS = 60;
const ROWS_AT_ONCE = 2_000;

/**
 * A month of positions of sixty trucks, as their devices would have reported it: copied once, after the product answers. The last
 * quarter of an hour is left to the simulator.
 */
export async function copyHistory(
  client: pg.ClientBase,
  trucks: readonly SimulatedTruck[],
  now: number,
): Promise<number> {
  await client.query('select app.make_position_days($1::date, $2::date)', [
    new Date(now - (DAYS + 1) * DAY_MS),
    new Date(now + DAY_MS),
  ]);
  // Trucks on a trip have the history of the trip already.
  const chosen = trucks.filter(({ orderId, last }) => orderId === null && last === null).slice(0, TRUCKS);
  // Rows cannot be copied past row-level security, so they go by a table that lives as long as this connection.
  await client.query('create temporary table copied (like position including defaults)');
  const into = client.query(
    copyFrom(`copy copied (tracker_id, at, company_id, device_id, vehicle_id, lat, lng, speed_kmh, heading, accuracy_m, source,
      received_at) from stdin`),
  );
  let rows = 0;
  const lines = function* () {
    let text = '';
    for (const truck of chosen) {
      for (const row of linesOf(truck, now)) {
        text += row;
        rows += 1;
        if (rows % ROWS_AT_ONCE > 0) continue;
        yield text;
        text = '';
      }
    }
    yield text;
  };
  await pipeline(Readable.from(lines()), into);
  await client.query('insert into position select * from copied on conflict do nothing');
  await client.query('drop table copied');
  await settleLatest(
    client,
    chosen.map(({ deviceId }) => deviceId),
  );
  return rows;
}

function* linesOf(truck: SimulatedTruck, now: number): Generator<string> {
  const way = wayOf(truck);
  if (!way) return;
  const { deviceId, companyId, vehicleId } = truck;
  const span = { from: now - DAYS * DAY_MS, to: now - DAY_MS / 96, closeFrom: now - CLOSE_DAYS * DAY_MS };
  for (const fix of historyOf({ seed: deviceId, totalMeters: way.totalMeters, ...span })) {
    const { lat, lng, heading } = placeOn(way, fix.meters, fix.offMeters, fix.isReturning);
    const at = new Date(fix.at).toISOString();
    const figures = [lat.toFixed(6), lng.toFixed(6), fix.speedKmh.toFixed(1), heading.toFixed(0), 8];
    yield `${[deviceId, at, companyId, deviceId, vehicleId, ...figures, 'device', at].join('\t')}\n`;
  }
}

import { sql } from 'kysely';
import { LIVE_AT_LEAST_SECONDS, LIVE_INTERVALS } from '#areas/positions/rules/freshness.ts';
import { DEFAULT_INTERVAL_SECONDS, gpsSettingsOf } from '#areas/positions/rules/gps-defaults.ts';
import { shownPlate } from '#countries/country.ts';
import type { ListSource } from '#platform/list/list-source.ts';
import { deviceList } from '../../contract/device.list.ts';

const kinds = Object.entries(DEFAULT_INTERVAL_SECONDS).map(
  ([kind, seconds]) => sql`when ${sql.lit(kind)} then ${sql.lit(seconds)}`,
);
const interval = sql`coalesce(d.interval_seconds, s.interval_seconds, case d.kind ${sql.join(kinds, sql` `)} end)`;
const silence = sql`coalesce(s.silence_minutes, ${sql.lit(gpsSettingsOf('hardware').silenceMinutes)}) * 60`;
const lateAfter = sql`greatest(${sql.lit(LIVE_INTERVALS)} * ${interval}, ${sql.lit(LIVE_AT_LEAST_SECONDS)})`;
const silentFor = sql`extract(epoch from (select app.clock()) - l.contact_at)`;

/** The rule of `freshness.ts`, said to the database so that a list can be filtered by it. */
const state = sql`case when d.disabled_at is not null then 'disabled' when l.contact_at is null then 'never'
  when ${silentFor} <= ${lateAfter} then 'online' when ${silentFor} <= greatest(${silence}, ${lateAfter}) then 'late'
  else 'silent' end`;

/** The day of a device began at midnight UTC, or with its first message. */
const perMinute = sql`round(coalesce(t.messages, 0) / greatest(extract(epoch from (select app.clock()) - t.first_at) / 60, 1), 1)::float8`;
const refused = sql`round(t.refused::numeric / nullif(t.messages, 0), 3)::float8`;
const claim = sql`app.claim_state(d.claimed_protocol, d.identifier, d.id)`;

const SEEN = ['seen', 'settings'] as const;
const TODAY = ['today'] as const;
const TRUCK = ['truck'] as const;

export const deviceListSource: ListSource = {
  definition: deviceList,
  from: sql`device d`,
  key: sql`d.id`,
  joins: {
    seen: sql`left join latest_position l on l.tracker_id = d.id`,
    settings: sql`left join gps_settings s on s.company_id = d.company_id and s.kind = d.kind`,
    today: sql`left join device_day t on t.device_id = d.id and t.day = ((select app.clock()) at time zone 'UTC')::date`,
    truck: sql`left join vehicle v on v.company_id = d.company_id and v.id = d.vehicle_id`,
    driver: sql`left join driver r on r.company_id = d.company_id and r.id = d.driver_id`,
  },
  where: () => sql`d.company_id = app.company_id()`,
  output: {
    _id: { sql: sql`d.id` },
    version: { sql: sql`d.version`, notNull: true },
    identifier: { sql: sql`d.identifier`, notNull: true },
    name: { sql: sql`d.name` },
    kind: { sql: sql`d.kind`, notNull: true },
    state: { sql: state, needs: SEEN, notNull: true },
    truckId: { sql: sql`d.vehicle_id` },
    truckMarket: { sql: sql`v.market`, needs: TRUCK },
    plate: { sql: sql`v.plate`, needs: TRUCK },
    countryCode: { sql: sql`v.country_code`, needs: TRUCK },
    driver: { sql: sql`r.first_name || ' ' || r.last_name`, needs: ['driver'] },
    lastSeen: { sql: sql`l.contact_at`, needs: ['seen'] },
    battery: { sql: sql`l.battery_percent`, needs: ['seen'] },
    interval: { sql: interval, needs: ['settings'], notNull: true },
    perMinute: { sql: perMinute, needs: TODAY, notNull: true },
    refused: { sql: refused, needs: TODAY },
    claim: { sql: claim },
    createdAt: { sql: sql`d.created_at`, notNull: true },
  },
  filters: {
    states: { sql: state, needs: SEEN },
    kinds: { sql: sql`d.kind` },
    plates: {
      sql: sql`v.plate`,
      label: sql`app.shown_plate(v.country_code, v.plate)`,
      needs: TRUCK,
      anySpelling: true,
    },
    linked: { sql: sql`d.vehicle_id is not null or d.driver_id is not null` },
    unverified: { sql: sql`d.claimed_protocol is not null` },
  },
  search: [{ sql: sql`d.search_text` }, { sql: sql`app.shown_plate(v.country_code, v.plate)`, needs: TRUCK }],
  found: { label: { sql: sql`d.identifier` }, text: sql`d.search_text` },
  exportText: {
    plate: ({ plate, countryCode }) => (plate ? shownPlate(String(countryCode), String(plate)) : null),
  },
};

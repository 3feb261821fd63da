import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOWN_TOPICS, TOPICS } from '#app/topics.ts';
import type { AnyCall } from '#kernel/list-definition.ts';
import type { Proof, Side } from '#testing/proof.ts';
import { callsOf, EXAMPLES } from './examples.fixture.ts';
import { furnish } from './furnish.fixture.ts';
import { startProof } from './proof.fixture.ts';
import { send } from './send.fixture.ts';

const MINUTES = 60_000;

let proof: Proof;
let calls: readonly AnyCall[];
let client: pg.Client;

beforeAll(async () => {
  proof = await startProof();
  for (const side of [proof.own, proof.foreign, proof.platform]) await furnish(proof, side);
  calls = callsOf(proof);
  client = new pg.Client({ connectionString: proof.app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await proof.close();
});

/** Tables of records that no screen reads, with the reason. */
const NOT_SHOWN = new Set([
  // Machinery: jobs, mails, files on their way, repeated requests, limits.
  'attempt_budget',
  'audit_entry',
  'digest_entry',
  'event_delivery',
  'file_object',
  'idempotency_key',
  'mail_message',
  'outbox_event',
  'outside_service',
  'password_recovery',
  'schema_migration',
  'sign_in_failure',
  // Messages of their own, with the data the screen needs.
  'download',
  'notification',
  // Read anew a few times a day, and shown by a form that follows what its company sets.
  'published_rate',
  // Follow another table in the same transaction.
  'catalogue_entry',
  'company_series',
  'homologation_watcher',
  'load_order_option',
  'load_order_tally',
  'load_order_trailer',
  'order_property_list',
  'report_line',
  'report_recount',
  'report_trip',
  'route_path_version',
  'sharing_span',
  'trip_span',
  'vehicle_category_list',
  // Written while a screen reads: told of it, the screen would read again.
  'map_view',
  'position_view',
  // Reach screens by the live feed, once a second for everything that moved.
  'latest_position',
  'position',
  // Reach the page of a device by the live feed, too.
  'device_day',
  'device_source',
  'device_message',
  // What the rules remember between two positions.
  'watched_trip',
  // How long trips took on the sections of a path, learned each hour.
  'learned_trip',
  'section_drive',
  'watched_trip_mark',
  // Changes with the product only.
  'ticket_key',
  // What a guard was shown and answered: its booking changes with it.
  'gate_check',
  // Says which towns are those of today; the towns themselves are published.
  'city_state',
  'type_operation',
]);

/** Writing calls that leave nothing behind that a screen shows. */
const CHANGES_NOTHING = [
  // Spreadsheets and files are followed by messages of their own, or belong to a record that is saved later.
  /\.download$/,
  /^files\./,
  // Of the spreadsheets an import makes, only reports of errors are counted on a screen.
  /^imports\.\w+\.template$/,
  /^fleet\.read(Driver|Vehicle)Card$/,
  // Passwords, tokens and confirmations of the session are shown nowhere; notifications are messages.
  /^session\.(confirmPassword|refresh|acceptReminders|sendRecoveryCode|updatePushToken|newPassword|changePassword\w*)$/,
  /^notifications\.markRead/,
];

/** Needs a permission that no shipped role holds. */
const NEEDS_MORE = /^imports\.loadOrderAttributes/;

/** Reading calls whose replies follow nothing that people change. */
const STILL = [
  /\.filter$/,
  /^(clientView|register\.|webForm|ratings\.open|driverLink|opportunityView|mailedReport|publicReport)/,
  /^(places|search|files|downloads|imports|realtime|platform)\b/,
  // Reminders are raised once a day.
  /^session\.(options|accessByEmail|verifyAccess|oidc|reminders)/,
  /^companies\.(listCountries|listTypeOperations|byUrl|findForAssociation)$/,
  /^notifications\.(list|quantity|pushKey)$/,
  /^users\.byIdentityNumber$/,
  /^drivers\.(search|searchByPhone|searchByLicence)$/,
  /^transportUnit\.(search|searchForAssignment|check|types|trailerTypes|brands|features)$/,
  /^terms\./,
  /^documents\.zip/,
  /^scheduling\.(statuses|waitingStatement)$/,
  /^stageTemplate\.builtIn$/,
  /^loadingOrder\.checkBill$/,
  /^operation\.printContract$/,
  // Offered by a form, and checked when it is saved.
  /^reportSchedules\.people$/,
  // Devices speak, and what they said is over; the map follows a stream of its own.
  /^positions\.osmand/,
  /^tracking\.(trucks|trails|replay)$/,
];

describe('every table', () => {
  it('publishes its changes, unless no screen shows it', async () => {
    const { rows } = await client.query<{ name: string; events: number }>(
      `select c.relname as name, count(t.oid)::int as events from pg_class c
       left join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
         and t.tgname in (c.relname || '_inserted', c.relname || '_updated', c.relname || '_deleted')
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition group by 1 order by 1`,
    );
    const silent = rows.filter(({ events }) => events < 3).map(({ name }) => name);
    expect(silent.sort()).toEqual([...NOT_SHOWN].sort());
  });
});

describe('every reading call', () => {
  it('says which changes it shows', () => {
    const reading = calls.filter(({ method, raw }) => method === 'GET' && !raw).map(({ id }) => id);
    const shown = new Set(SHOWN_TOPICS.map(({ call }) => call));
    expect(reading.filter((id) => !shown.has(id) && !STILL.some((pattern) => pattern.test(id)))).toEqual([]);
    expect([...shown].filter((id) => !reading.includes(id))).toEqual([]);
  });

  it('names topics that exist, and parameters it has', () => {
    const byId = new Map(calls.map((call) => [call.id, call]));
    const wrong = SHOWN_TOPICS.filter(
      ({ call, topic, record }) =>
        !(topic in TOPICS) || (record !== undefined && !byId.get(call)?.path.includes(`{${record}}`)),
    );
    expect(wrong).toEqual([]);
    const shown = new Set(SHOWN_TOPICS.map(({ topic }) => topic));
    expect(Object.keys(TOPICS).filter((topic) => !shown.has(topic))).toEqual([]);
  });
});

describe('every writing call', () => {
  it('publishes a change of what it changed, to readers that the topic knows', { timeout: 10 * MINUTES }, async () => {
    const surprises: string[] = [];
    const refused: string[] = [];
    const callers = new Map([
      [proof.own, await administrator(proof.own)],
      [proof.platform, proof.platform.admin],
    ]);
    const published = new Set<string>();
    for (const call of calls.filter(({ method }) => method !== 'GET')) {
      const example = EXAMPLES.get(call.id)!;
      const side = call.scope === 'platform' ? proof.platform : proof.own;
      const caller = example.spends ? await fresh(call) : callers.get(side)!;
      const request = await example.input({ proof, side, caller });
      const before = await lastSignal();
      const started = await newTransaction();
      const isOpen = call.access === 'public' || call.access === 'link';
      const reply = await send(proof.app, isOpen ? null : caller, call, request);
      if (reply.code !== undefined && reply.code === example.needless) continue;
      if (reply.status >= 300 && reply.status !== example.status) {
        if (!NEEDS_MORE.test(call.id)) refused.push(`${call.id} ${reply.status} ${reply.code}`);
        continue;
      }
      const rows = await signalsAfter(before);
      for (const { topic, readers } of rows) {
        published.add(`${topic} ${readers}`);
        if (!TOPICS[topic]?.[readers]) surprises.push(`${call.id}: nobody is said to read ${topic} ${readers}`);
      }
      if (rows.length > 0 || CHANGES_NOTHING.some((pattern) => pattern.test(call.id))) continue;
      const written = await writtenSince(started);
      if (written.length > 0) surprises.push(`${call.id} writes ${written} and publishes nothing`);
    }
    expect({ surprises, refused }).toEqual({ surprises: [], refused: [] });
    expect(published.size).toBeGreaterThan(20);
  });
});

/** Somebody whom the call may leave without a session, or in another company. */
const fresh = ({ scope }: AnyCall) =>
  scope === 'platform'
    ? proof.person(proof.platform, 'super-administrator', { isSuperAdmin: true })
    : administrator(proof.own);

const administrator = (side: Side) => proof.person(side, 'company-administrator');

async function lastSignal(): Promise<number> {
  const { rows } = await client.query<{ id: string }>('select coalesce(max(id), 0) as id from app.signal');
  return Number(rows[0]!.id);
}

async function newTransaction(): Promise<number> {
  const { rows } = await client.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
  return Number(rows[0]!.xid);
}

/** Signing in and being seen change rows of these, but nothing that is shown. */
const OFTEN_WRITTEN = ['app_user', 'user_session'];

/** The tables that screens show and that a later transaction wrote to. */
async function writtenSince(transaction: number): Promise<readonly string[]> {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> all ($1)`,
    [[...NOT_SHOWN, ...OFTEN_WRITTEN]],
  );
  const written: string[] = [];
  for (const { name } of tables.rows) {
    const { rowCount } = await client.query(`select from ${name} where xmin::text::bigint > $1 limit 1`, [transaction]);
    if (rowCount) written.push(name);
  }
  return written;
}

async function signalsAfter(id: number): Promise<readonly { readonly topic: string; readonly readers: string }[]> {
  const { rows } = await client.query<{ topic: string; readers: string }>(
    'select distinct topic, readers from app.signal where id > $1 and topic is not null',
    [id],
  );
  return rows;
}

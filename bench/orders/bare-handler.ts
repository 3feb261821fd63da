import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * The cost of the same work without the product: node:http and pg, no sign-in, no validation, no row-level security.
 */
export interface BareServer {
  readonly address: string;
}

const COLUMNS = `o.id, o.version, o.code, o.operation_id, n.code as operation_code, o.status, o.status_at, o.rated, o.mode,
  p.name as client, u.first_name || ' ' || u.last_name as operator, o.origin_city, o.destination_city, o.loading_date,
  o.delivery_date, o.truck_id, o.plate, o.trailer_plate, o.driver_id, o.driver_name, o.carrier_name, o.category_load,
  o.weight, o.weight_unit, o.vehicle_type, o.type_operation, o.action, o.service_type, o.client_freight,
  o.client_freight_currency, o.carrier_freight, o.carrier_freight_currency, o.assignment_number, o.order_codes,
  o.delivery_codes, o.bill_of_lading, o.equipment_number, o.container_type, o.vessel, o.crt, o.invoice_number,
  o.tasks_done, o.tasks_total, o.created_at, o.updated_at`;
const JOINS = `left join partner p on p.company_id = o.company_id and p.id = o.client_id
  left join operation n on n.company_id = o.company_id and n.id = o.operation_id
  left join app_user u on u.id = o.operator_id`;
const MINE = `o.company_id = $1 and o.kind = 'normal'`;
const FILTERED = `${MINE} and o.status = any($2::smallint[]) and o.origin_city = any($3)`;
const page = (where: string) =>
  `select ${COLUMNS} from load_order o ${JOINS} where ${where} order by o.created_at desc, o.id desc limit 20`;
const count = (where: string) => `select count(*)::int as total from load_order o where ${where}`;
const SEARCHED = `${MINE} and o.search_text like $2`;

export const STATEMENTS = {
  list: [page(FILTERED), count(FILTERED)],
  search: [page(SEARCHED), count(SEARCHED)],
  options: [
    `with recursive hop as (
      (select origin_city as value from load_order o where ${MINE} order by origin_city limit 1)
      union all
      select (select origin_city from load_order o where ${MINE} and origin_city > hop.value order by origin_city limit 1)
      from hop where hop.value is not null)
    select value from hop where value is not null`,
  ],
  detail: [
    `select o.*, p.name as client, n.code as operation_code, u.first_name || ' ' || u.last_name as operator
     from load_order o ${JOINS} where o.id = $1`,
    `select id, type, name, file_id from load_order_file where order_id = $1 and company_id = $2`,
  ],
} as const;
export type BareWork = keyof typeof STATEMENTS;

const CREATE = {
  code: `insert into company_series (company_id, name, last_number) values ($1, $2, 10001)
    on conflict (company_id, name) do update set last_number = company_series.last_number + 1 returning last_number`,
  operation: `insert into operation (id, company_id, kind, code, origin, destination, origin_city, destination_city, pickup_date,
      delivery_date, search_text, created_by)
    values ($1, $2, 'normal', $3, $4, $5, $6, $7, '2026-11-20', '2026-11-20', 'op', $2)`,
  order: `insert into load_order (id, company_id, operation_id, kind, code, status, origin, destination, origin_city,
      destination_city, created_by) values ($1, $2, $3, 'normal', $4, 0, $5, $6, $7, $8, $2)`,
  event: `insert into load_order_event (id, company_id, order_id, type, status, user_id) values ($1, $2, $3, 'created', 0, $2)`,
};

/**
 * `/list?p=[…]` runs the statements of that name; `/create` writes an operation, an order and the start of its history.
 */
export async function startBareServer(databaseUrl: string, connections: number): Promise<BareServer> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    answer(pool, url, request)
      .then((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)))
      .catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function answer(pool: pg.Pool, url: URL, request: http.IncomingMessage): Promise<unknown> {
  const work = url.pathname.slice(1);
  if (work === 'create') return create(pool, JSON.parse(await bodyOf(request)) as CreateBody);
  const values = JSON.parse(url.searchParams.get('p') ?? '[]') as unknown[];
  const results = [];
  for (const [nth, text] of STATEMENTS[work as BareWork].entries()) {
    const wanted = values.slice(0, Math.max(...[...text.matchAll(/\$(\d)/g)].map(([, number]) => Number(number))));
    results.push((await pool.query({ name: `${work}${nth}`, text, values: wanted })).rows);
  }
  const [rows = [], totals] = results;
  return { rows: rows.map(mapped), total: totals?.[0]?.total };
}

/** Builds the reply row by row and name by name, as handlers do. */
function mapped(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
}

interface CreateBody {
  readonly companyId: string;
  readonly origin: { readonly cityName: string };
  readonly destination: { readonly cityName: string };
}

async function create(pool: pg.Pool, { companyId, origin, destination }: CreateBody): Promise<unknown> {
  const client = await pool.connect();
  const run = (name: keyof typeof CREATE, values: unknown[]) =>
    client.query({ name: `create ${name}`, text: CREATE[name], values });
  try {
    await client.query('begin');
    const way = [origin, destination, origin.cityName, destination.cityName];
    const operation = (await run('code', [companyId, 'operation'])).rows[0].last_number;
    const [operationId, orderId] = [crypto.randomUUID(), crypto.randomUUID()];
    await run('operation', [operationId, companyId, `OP-${operation}`, ...way]);
    const order = (await run('code', [companyId, 'loadOrder'])).rows[0].last_number;
    await run('order', [orderId, companyId, operationId, `OC-${order}`, ...way]);
    await run('event', [crypto.randomUUID(), companyId, orderId]);
    await client.query('commit');
    return { id: orderId };
  } finally {
    client.release();
  }
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

import pg from 'pg';

/** A fingerprint of every table, including the queue: two equal ones prove that nothing was written in between. */
export async function traceOf(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'graphile_worker') order by 1`,
    );
    const trace: Record<string, string> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' rows, ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${name} t`,
      );
      trace[name] = rows[0]!.print;
    }
    return trace;
  } finally {
    await client.end();
  }
}

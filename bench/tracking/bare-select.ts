import { startBareServer } from '../bare-server.ts';

/** The rows of one truck as a hand would select them; the answer is only their number. */
const FIXES = `select at, lat, lng, speed_kmh, source, verdict from position where tracker_id = $1 and at >= $2 and at <= $3 order by at`;

await startBareServer(
  {},
  {
    fixes: async (run, values) => (await run('fixes', FIXES, [...values])).length,
  },
);

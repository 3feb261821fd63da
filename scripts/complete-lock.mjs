import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock, missingBuilds } from './lib/lock-file.mjs';
import { main } from './lib/run.mjs';

/** Lists the platform builds that a partial registry made npm forget; run it after `npm install`. */
await main(() => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = missingBuilds(lock);
  if (missing.length > 0) writeFileSync('package-lock.json', `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} builds added`);
});

import { readFileSync } from 'node:fs';
import { byGroup, playwrightTimes, vitestTimes } from './lib/durations.mjs';
import { main, ROOT, StepFailed } from './lib/run.mjs';

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StepFailed(`${file} is missing: run "npm test" first`);
  }
};

/** Where the time of the last `npm test` went, from its reports. */
await main(() => {
  const times = [...vitestTimes(read('.cache/vitest.json'), ROOT), ...playwrightTimes(read('.cache/playwright.json'))];
  const all = times.reduce((sum, { seconds }) => sum + seconds, 0);
  for (const { name, files, seconds } of byGroup(times)) {
    const share = `${Math.round((seconds / all) * 100)} %`;
    console.log(`${seconds.toFixed(0).padStart(6)} s ${share.padStart(5)}  ${name} (${files} files)`);
  }
  console.log(`${all.toFixed(0).padStart(6)} s of tests, on two workers`);
});

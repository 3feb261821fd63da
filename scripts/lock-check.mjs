import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { main, run, npmCommand, StepFailed } = await import('./lib/run.mjs');
const { checkRecord, lockProblems, registryProblem, wantedBuilds } = await import('./lib/native-builds.mjs');
const AT_ONCE = 8;

/**
 * Looks up every native build of the lock file in npm's registry, and records the lock file for which all were found.
 */
await main(async () => {
  const { readFileSync, writeFileSync } = await import('node:fs');
  const text = readFileSync('package-lock.json', 'utf8');
  const lock = JSON.parse(text);
  const builds = wantedBuilds(lock);
  const registry = await registryAddress();
  const problems = lockProblems(lock);
  const waiting = [...builds];
  const lookUp = async () => {
    for (let build = waiting.pop(); build; build = waiting.pop()) {
      const problem = registryProblem(build, await describe(registry, build.name));
      if (problem) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lookUp));
  if (problems.length > 0) throw new StepFailed(`choose other versions:\n  ${problems.sort().join('\n  ')}`);
  const record = checkRecord(text);
  writeFileSync('scripts/native-builds.json', `${JSON.stringify(record, null, 2)}\n`);
  for (const [owner, machines] of Object.entries(record.builds)) console.log(`${owner.padEnd(34)} ${machines}`);
  console.log(`${builds.length} native builds are in the registry; scripts/native-builds.json is written`);
});

async function registryAddress() {
  const { code, text } = await run(...npmCommand(['config', 'get', 'registry', '--loglevel=silent']));
  if (code !== 0) throw new StepFailed(`npm does not say which registry it uses:\n${text}`);
  return text.trim().replace(/\/$/, '');
}

/** The registry's short description of a package; undefined when it has none. */
async function describe(registry, name) {
  const answer = await fetch(`${registry}/${name.replace('/', '%2f')}`, {
    headers: { accept: 'application/vnd.npm.install-v1+json' },
  }).catch((error) => {
    throw new StepFailed(`the registry does not answer: ${error.cause?.message ?? error.message}`);
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new StepFailed(`the registry answers ${answer.status} when asked for ${name}`);
  return answer.json();
}

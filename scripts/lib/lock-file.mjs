/**
 * A registry that does not serve every platform's build of a package makes npm leave those builds out
 * of the lock file, and `npm ci` then refuses the file everywhere. Listed by name and version they are
 * complete again; npm asks for a build only on the machine it is for.
 */
export function missingBuilds({ packages }) {
  return Object.entries(packages).flatMap(([path, owner]) => {
    const wanted = Object.entries(owner.optionalDependencies ?? {});
    const isListed = ([name]) => `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages;
    return wanted.filter((build) => !isListed(build)).map(([name, version]) => ({ name, version, owner }));
  });
}

export function completeLock(lock) {
  const entries = { ...lock.packages };
  for (const build of missingBuilds(lock)) entries[`node_modules/${build.name}`] = entryFor(build);
  const sorted = Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

const BUILD =
  /-(?:(?<os>android|darwin|linux|win32|freebsd|openharmony)-)?(?<cpu>arm64|arm|x64|ia32|ppc64|s390x|wasm32)(?:-(?<abi>\w+))?$/;

function entryFor({ name, version, owner }) {
  const match = BUILD.exec(name);
  if (!match || !/^\d/.test(version)) throw new Error(`cannot tell what machine ${name}@${version} is for`);
  const { os, cpu, abi } = match.groups;
  const libc = os === 'linux' ? { gnu: ['glibc'], musl: ['musl'] }[abi] : undefined;
  return {
    version,
    cpu: [cpu],
    ...(owner.dev && { dev: true }),
    ...(libc && { libc }),
    ...(owner.license && { license: owner.license }),
    optional: true,
    ...(os && { os: [os] }),
    ...(owner.engines && { engines: owner.engines }),
  };
}

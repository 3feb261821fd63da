/** The machines the product supports; musl (Alpine) counts wherever a package offers it. */
export const MACHINES = [
  { name: 'linux-x64-glibc', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'linux-arm64-glibc', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { name: 'linux-x64-musl', os: 'linux', cpu: 'x64', libc: 'musl' },
  { name: 'linux-arm64-musl', os: 'linux', cpu: 'arm64', libc: 'musl' },
  { name: 'darwin-x64', os: 'darwin', cpu: 'x64' },
  { name: 'darwin-arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'win32-x64', os: 'win32', cpu: 'x64' },
];

/** The current machine, named like those above. */
export function thisMachine() {
  const { platform: os, arch: cpu } = process;
  const libc = os === 'linux' ? libcOf(readReport()) : undefined;
  return { name: [os, cpu, libc].filter(Boolean).join('-'), os, cpu, libc };
}

/** Which C library Node.js runs on, read from its diagnostic report. */
export function libcOf({ header = {}, sharedObjects = [] }) {
  if (header.glibcVersionRuntime) return 'glibc';
  return sharedObjects.some((file) => /libc\.musl-|ld-musl-/.test(file)) ? 'musl' : undefined;
}

function readReport() {
  // Looking up the names of network peers would take seconds.
  process.report.excludeNetwork = true;
  return process.report.getReport();
}

/** Whether an entry of the lock file is for some machines only. */
export function isNative({ os, cpu, libc }) {
  return (os ?? cpu ?? libc) !== undefined;
}

/** Whether npm installs an entry of the lock file on a machine; a build without `libc` is for every C library. */
export function isFor({ os, cpu, libc }, machine) {
  return admits(os, machine.os) && admits(cpu, machine.cpu) && admits(libc, machine.libc);
}

function admits(list, value) {
  if (list === undefined) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((entry) => entry.startsWith('!'));
}

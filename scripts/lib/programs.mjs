import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** Every file of these names on the PATH, or in the folders given besides it, best first. */
export function onPath(names, { platform, env }, besides = []) {
  const { delimiter, join } = platform === 'win32' ? path.win32 : path.posix;
  const folders = [...(env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean), ...besides];
  const ending = platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, `${name}${ending}`)));
}

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs packages of Debian where that is possible without interaction; those named later may be missing there. */
export async function installFromDebian(what, packages, optional = []) {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return;
  console.log(`Installing ${what} …`);
  const options = { stream: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const install = (names) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
  await run('apt-get', ['update', '-qq'], options);
  await install(packages);
  if (optional.length > 0) await install(optional).catch(() => undefined);
}

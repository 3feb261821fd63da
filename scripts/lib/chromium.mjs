import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run, StepFailed } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser for the browser tests: named by CHROMIUM_PATH, found on the PATH, or undefined. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return isProgram(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** Finds the browser or installs it where that is possible without asking anybody. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) throw new StepFailed(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`);
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const options = { stream: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    const packages = ['chromium', 'fonts-liberation'];
    await run('apt-get', ['update', '-qq'], options);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new StepFailed('the browser tests need Chromium: install the package "chromium", or set CHROMIUM_PATH');
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

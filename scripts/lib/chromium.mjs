import path from 'node:path';
import { installFromDebian, isProgram, onPath } from './programs.mjs';
import { StepFailed } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Where Chromium browsers are installed without being on the PATH. */
function usualPlaces({ platform, env }) {
  if (platform === 'darwin') {
    const applications = ['/Applications', path.posix.join(env.HOME ?? '', 'Applications')];
    const programs = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `${name}.app/Contents/MacOS/${name}`,
    );
    return applications.flatMap((folder) => programs.map((program) => path.posix.join(folder, program)));
  }
  if (platform === 'win32') {
    const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean);
    const programs = [
      'Chromium\\Application\\chrome',
      'Google\\Chrome\\Application\\chrome',
      'Microsoft\\Edge\\Application\\msedge',
    ];
    return roots.flatMap((root) => programs.map((program) => path.win32.join(root, `${program}.exe`)));
  }
  return [];
}

/** Every file that may be the browser, best first. */
export function candidates(machine) {
  return [...onPath(NAMES, machine), ...usualPlaces(machine)];
}

/** The browser for the browser tests: named by CHROMIUM_PATH, on the PATH, in its usual place, or undefined. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return isProgram(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined;
  return candidates(process).find(isProgram);
}

/**
 * The same engine without windows: about a third less processor time per test. It refuses every permission to notify.
 * Where there is none, or CHROMIUM_PATH names the browser to test with, it is the whole browser.
 */
export function findHeadlessShell() {
  const shell = process.env.CHROMIUM_PATH ? undefined : onPath(SHELL_NAMES, process).find(isProgram);
  return shell ?? findChromium();
}

/** Finds the browser, or installs it where that is possible without interaction. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) throw new StepFailed(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`);
  // Older releases have no shell; the tests are slower then.
  await installFromDebian(
    'Chromium for the browser tests',
    ['chromium', 'fonts-liberation'],
    ['chromium-headless-shell'],
  );
  const installed = findChromium();
  if (installed) return installed;
  throw new StepFailed('the browser tests need Chromium, Chrome or Edge: install one, or set CHROMIUM_PATH');
}

import { expect, it } from 'vitest';
import { candidates, findChromium, findHeadlessShell } from './chromium.mjs';

it('the browser is searched on the PATH first, by every name it has', () => {
  const found = candidates({ platform: 'linux', env: { PATH: '/usr/local/bin:/usr/bin' } });
  expect(found.slice(0, 3)).toEqual([
    '/usr/local/bin/chromium',
    '/usr/bin/chromium',
    '/usr/local/bin/chromium-browser',
  ]);
});

it('on macOS it is an application, of the machine or of the user', () => {
  const found = candidates({ platform: 'darwin', env: { HOME: '/Users/ana' } });
  expect(found).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(found).toContain('/Users/ana/Applications/Chromium.app/Contents/MacOS/Chromium');
});

it('on Windows it is a program below the folders of programs', () => {
  const env = {
    Path: 'C:\\Tools;C:\\Bin',
    ProgramFiles: 'C:\\Program Files',
    LOCALAPPDATA: 'C:\\Users\\ana\\AppData\\Local',
  };
  const found = candidates({ platform: 'win32', env });
  expect(found[0]).toBe('C:\\Tools\\chromium.exe');
  expect(found).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  expect(found).toContain('C:\\Users\\ana\\AppData\\Local\\Chromium\\Application\\chrome.exe');
});

it('the browser that was asked for is used for all tests', () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = process.execPath;
  try {
    expect([findChromium(), findHeadlessShell()]).toEqual([process.execPath, process.execPath]);
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});

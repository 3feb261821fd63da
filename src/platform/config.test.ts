import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tropeiro-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: join(folder, 'data'), ...env });

/** Valid texts with their values, and texts that prevent the start. */
interface Examples {
  readonly good: readonly [string, unknown][];
  readonly bad: readonly string[];
}

const REGISTER: Examples = {
  good: [['https://registers.example/ask/', 'https://registers.example/ask']],
  bad: ['registers.example', 'ftp://registers.example', 'http://registers.example'],
};

const EXAMPLES: Record<keyof typeof settings.shape, Examples> = {
  REPORT_EMBEDS: {
    good: [
      ['[]', []],
      [
        `[{"kind":"metabase","name":"BI","url":"https://bi.example/","secret":"${'k'.repeat(32)}","companies":["serra"]}]`,
        [
          {
            ...{ kind: 'metabase', name: 'BI', url: 'https://bi.example', companies: ['serra'] },
            secret: 'k'.repeat(32),
          },
        ],
      ],
    ],
    bad: [
      'metabase',
      `[{"kind":"metabase","name":"BI","url":"https://bi.example","secret":"${'k'.repeat(32)}"}]`,
      `[{"kind":"metabase","name":"BI","url":"http://bi.example","secret":"${'k'.repeat(32)}","parameter":"company"}]`,
      `[{"kind":"powerBi","name":"BI","tenant":"t","client":"c","secret":"${'k'.repeat(32)}"}]`,
      '[{"kind":"address","name":"Web","hosts":["https://bi.example"]}]',
      '[{"kind":"address","name":"Web","hosts":["a.example"]},{"kind":"address","name":"Web","hosts":["b.example"]}]',
    ],
  },
  REPORT_EMBED_TIMEOUT_MS: { good: [['900', 900]], bad: ['99', '15001', 'soon'] },
  REPORT_EMBED_PRIVATE: { good: [['on', true]], bad: ['yes'] },
  NATS_URL: {
    good: [['nats://user:word@hub.internal:4222', 'nats://user:word@hub.internal:4222']],
    bad: ['hub.internal:4222', 'http://hub.internal'],
  },
  MAP_STYLE_URL: {
    good: [['https://maps.example/style.json?key=1', 'https://maps.example/style.json?key=1']],
    bad: ['maps.example', 'ftp://maps.example'],
  },
  MAP_TILES: {
    good: [['https://tiles.example/south.pmtiles', 'https://tiles.example/south.pmtiles']],
    bad: ['/no/such/file.pmtiles', 'package.json'],
  },
  MAP_ORIGINS: {
    good: [['https://a.example, https://b.example/', ['https://a.example', 'https://b.example']]],
    bad: ['a.example', 'https://a.example, b'],
  },
  GEOCODER_URL: {
    good: [['https://photon.example/api', 'https://photon.example/api']],
    bad: ['photon.example', 'http://photon.example/api'],
  },
  GEOCODER_KIND: { good: [['nominatim', 'nominatim']], bad: ['google', 'Photon'] },
  GEOCODER_TOKEN: { good: [['12345678', '12345678']], bad: ['1234567'] },
  GEOCODER_TIMEOUT_MS: { good: [['2000', 2000]], bad: ['99', '15001'] },
  GEOCODER_PRIVATE: { good: [['on', true]], bad: ['yes'] },
  DIRECTIONS_URL: {
    good: [['https://router.example/api?key=1', 'https://router.example/api?key=1']],
    bad: ['router.example', 'http://router.example'],
  },
  DIRECTIONS_KIND: { good: [['graphhopper', 'graphhopper']], bad: ['google', 'OSRM'] },
  DIRECTIONS_TOKEN: { good: [['12345678', '12345678']], bad: ['1234567'] },
  DIRECTIONS_TIMEOUT_MS: { good: [['15000', 15000]], bad: ['99', '15001'] },
  DIRECTIONS_PRIVATE: { good: [['on', true]], bad: ['yes'] },
  EXCHANGE_RATE_SOURCES: {
    good: [['[]', []]],
    bad: [
      'rates.example',
      '[{"name":"Bank","url":"rates.example","currencies":["USD"],"own":"BOB","rate":"rate"}]',
      '[{"name":"Bank","url":"http://rates.example","currencies":["USD"],"own":"BOB","rate":"rate"}]',
      '[{"name":"Bank","url":"https://rates.example","currencies":["XXX"],"own":"BOB","rate":"rate"}]',
    ],
  },
  EXCHANGE_RATE_TIMEOUT_MS: { good: [['15000', 15000]], bad: ['99', '15001'] },
  EXCHANGE_RATE_PRIVATE: { good: [['on', true]], bad: ['yes'] },
  PORT: {
    good: [
      ['8080', 8080],
      ['0', 0],
    ],
    bad: ['abc', '-1', '65536', '80.5', 'Infinity', '3000x'],
  },
  HOST: { good: [['::1', '::1']], bad: [] },
  PUBLIC_URL: { good: [['https://tms.example/', 'https://tms.example']], bad: ['tms.example', 'ftp://tms.example'] },
  ALLOWED_HOSTS: {
    good: [['TMS.example, 10.0.0.7,[fd00::7]', ['tms.example', '10.0.0.7', '[fd00::7]']]],
    bad: ['tms.example:3000', 'https://tms.example', 'a,,b', '*'],
  },
  TRUST_PROXY: {
    good: [
      ['on', true],
      ['off', false],
    ],
    bad: ['true', '1', 'yes'],
  },
  DATA_DIR: { good: [], bad: [] },
  DATABASE_URL: { good: [['postgres://a:b@c/d', 'postgres://a:b@c/d']], bad: ['mysql://a/b', 'localhost'] },
  DATABASE_POOL: { good: [['20', 20]], bad: ['1', '201', 'many'] },
  DEMO: { good: [['off', false]], bad: ['false'] },
  DEMO_YEAR: { good: [['off', false]], bad: ['0'] },
  SIMULATOR: { good: [['off', false]], bad: ['0'] },
  ROLES: {
    good: [['ingestion, worker', ['ingestion', 'worker']]],
    bad: ['none', 'web,,worker'],
  },
  WORKER: { good: [['off', false]], bad: ['none'] },
  WORKER_CONCURRENCY: { good: [['8', 8]], bad: ['0', '51', 'x'] },
  MQTT_PORT: { good: [['1883', 1883]], bad: ['-1', '65536', 'mqtt'] },
  MQTT_URL: {
    good: [['mqtts://ana:secret@broker.example', 'mqtts://ana:secret@broker.example']],
    bad: ['broker.example', 'http://broker.example'],
  },
  MQTT_TOPIC: { good: [['fleet/+/position', 'fleet/+/position']], bad: ['x'.repeat(201)] },
  MQTT_CLIENT_ID: { good: [['tropeiro-2', 'tropeiro-2']], bad: ['x'.repeat(61)] },
  TELTONIKA_PORT: { good: [['5027', 5027]], bad: ['-1', '65536'] },
  GT06_PORT: { good: [['5023', 5023]], bad: ['-1', '65536'] },
  LOG_LEVEL: { good: [['debug', 'debug']], bad: ['verbose', 'INFO'] },
  AUTH_SECRET: { good: [['a'.repeat(32), 'a'.repeat(32)]], bad: ['short'] },
  FILES_SECRET: { good: [['b'.repeat(32), 'b'.repeat(32)]], bad: ['short'] },
  RATE_LIMIT_PER_MINUTE: { good: [['60', 60]], bad: ['9', '1000001'] },
  REQUEST_DEADLINE_MS: { good: [['19000', 19000]], bad: ['999', '19001', '20 s'] },
  S3_ENDPOINT: { good: [['http://127.0.0.1:9000', 'http://127.0.0.1:9000']], bad: ['127.0.0.1:9000'] },
  S3_REGION: { good: [['sa-east-1', 'sa-east-1']], bad: [] },
  S3_BUCKET: { good: [], bad: ['ab'] },
  S3_ACCESS_KEY: { good: [], bad: [] },
  S3_SECRET_KEY: { good: [], bad: [] },
  SMTP_URL: { good: [['smtps://mail.example', 'smtps://mail.example']], bad: ['mail.example', 'http://mail.example'] },
  MAIL_FROM: { good: [['A <a@b.example>', 'A <a@b.example>']], bad: ['a'] },
  SUPPORT_EMAIL: { good: [['help@b.example', 'help@b.example']], bad: ['help'] },
  OIDC_ISSUER: { good: [], bad: ['issuer'] },
  OIDC_CLIENT_ID: { good: [], bad: [] },
  OIDC_CLIENT_SECRET: { good: [], bad: [] },
  METRICS_TOKEN: { good: [['x'.repeat(16), 'x'.repeat(16)]], bad: ['short'] },
  HOMOLOGATION_RUAT_DEBT_URL: REGISTER,
  HOMOLOGATION_RUAT_TECHNICAL_URL: REGISTER,
  HOMOLOGATION_RUAT_DIPROVE_URL: REGISTER,
  HOMOLOGATION_SOAT_URL: REGISTER,
  HOMOLOGATION_SUS_URL: REGISTER,
  HOMOLOGATION_OEP_URL: REGISTER,
  HOMOLOGATION_SCC_URL: REGISTER,
  HOMOLOGATION_SUTRAN_URL: REGISTER,
  HOMOLOGATION_MTC_COMMODITIES_URL: REGISTER,
  HOMOLOGATION_MTC_LICENCE_URL: REGISTER,
  HOMOLOGATION_MTC_PAPERS_URL: REGISTER,
  HOMOLOGATION_MTC_RECORD_URL: REGISTER,
  HOMOLOGATION_SUNAT_URL: REGISTER,
  HOMOLOGATION_TOKEN: { good: [['gate-8-key', 'gate-8-key']], bad: ['short'] },
  HOMOLOGATION_TIMEOUT_MS: { good: [['15000', 15000]], bad: ['99', '15001', 'soon'] },
  HOMOLOGATION_PRIVATE: { good: [['on', true]], bad: ['yes'] },
  SENTRY_DSN: { good: [['https://k@sentry.example/1', 'https://k@sentry.example/1']], bad: ['sentry'] },
  ANALYTICS_URL: { good: [['https://count.example/hit', 'https://count.example/hit']], bad: ['count.example'] },
  SUPPORT_CHAT_SCRIPT: { good: [['https://chat.example/w.js', 'https://chat.example/w.js']], bad: ['/w.js'] },
  DEV_PAGES: { good: [['off', false]], bad: ['no'] },
};

describe('every setting', () => {
  for (const [name, { good, bad }] of Object.entries(EXAMPLES)) {
    it(`${name} accepts valid values and is named when one is invalid`, () => {
      for (const [text, value] of good) expect(read({ [name]: text })).toHaveProperty(name, value);
      for (const text of bad) {
        const problem = problemOf(() => read({ [name]: text }));
        expect([text, problem]).toEqual([text, expect.stringMatching(new RegExp(`^${name}: [^\\n]+$`))]);
      }
    });
  }

  it('has examples here and a line in the documentation, and the documentation has no other', () => {
    const names = Object.keys(settings.shape).sort();
    expect(Object.keys(EXAMPLES).sort()).toEqual(names);
    const rows = readFileSync('docs/configuration.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| `/.test(line));
    const documented = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    );
    expect(documented.sort()).toEqual(names);
  });

  it('has the default the documentation names', () => {
    const rows = readFileSync('docs/configuration.md', 'utf8').matchAll(/^\| `([A-Z0-9_]+)` \| `([^`]+)` \|/gm);
    const defaults = read() as unknown as Record<string, unknown>;
    const shown = [...rows].filter(([, name]) => name !== 'DATA_DIR');
    expect(shown.length).toBeGreaterThan(10);
    for (const [, name = '', text] of shown) {
      const value = defaults[name];
      expect([name, typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)]).toEqual([name, text]);
    }
  });
});

describe('settings', () => {
  it('may all be absent, and an empty one counts as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 3000 });
    expect(read({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
    expect(read({ LOG_LEVEL: '' }).LOG_LEVEL).toBeUndefined();
  });

  it('of other programs are ignored', () => {
    expect(read({ PATH: '/bin', port: 'abc', NODE_ENV: 'x' })).not.toHaveProperty('PATH');
  });

  it.each([
    [{ S3_BUCKET: 'files' }, 'S3_ACCESS_KEY, S3_SECRET_KEY: needed together with S3_BUCKET'],
    [{ S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }, 'S3_BUCKET: needed together with S3_ACCESS_KEY, S3_SECRET_KEY'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: needed together with OIDC_ISSUER'],
    [
      { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
      'OIDC_ISSUER: needed together with OIDC_CLIENT_ID, OIDC_CLIENT_SECRET',
    ],
  ])('that belong together are required together: %j', (env, message) => {
    expect(problemOf(() => read(env as unknown as Record<string, string>))).toBe(message);
  });

  it('that belong together can be set together', () => {
    const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
    expect(read({ ...s3, ...oidc })).toMatchObject({ ...s3, ...oidc });
  });

  it('of a register may be unencrypted only inside the own network', () => {
    const gateway = { HOMOLOGATION_SOAT_URL: 'http://10.0.0.7:8080' };
    expect(problemOf(() => read(gateway))).toMatch(/^HOMOLOGATION_SOAT_URL: needs https/);
    expect(read({ ...gateway, HOMOLOGATION_PRIVATE: 'on' })).toMatchObject(gateway);
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'tms.example', '127.0.0.1.tms.example'])(
    'name the public address when others can reach the server, at %s',
    (HOST) => {
      expect(problemOf(() => read({ HOST }))).toBe(
        `PUBLIC_URL: needed when HOST (${HOST}) is not a loopback address, for the links in mails`,
      );
      expect(read({ HOST, PUBLIC_URL: 'https://tms.example' })).toMatchObject({ HOST });
    },
  );

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('need no public address at %s', (HOST) => {
    expect(read({ HOST }).PUBLIC_URL).toBeUndefined();
  });

  it('show the developer pages only where there is no mail server and no outside access', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example' };
    const open = { HOST: '0.0.0.0', PUBLIC_URL: 'https://tms.example' };
    expect([read(), read(smtp), read(open)].map(({ DEV_PAGES }) => DEV_PAGES)).toEqual([true, false, false]);
    expect(read({ ...smtp, DEV_PAGES: 'on' }).DEV_PAGES).toBe(true);
  });
});

describe('a secret that is not set', () => {
  const secretFile = (name: string) => join(folder, 'data', 'secrets', name);

  it('is generated once and kept, each its own', () => {
    const first = read();
    const again = read();
    expect(again).toMatchObject({ AUTH_SECRET: first.AUTH_SECRET, FILES_SECRET: first.FILES_SECRET });
    expect(first.AUTH_SECRET).not.toBe(first.FILES_SECRET);
    expect(first.AUTH_SECRET.length).toBeGreaterThanOrEqual(48);
    expect(readdirSync(join(folder, 'data', 'secrets')).sort()).toEqual(['auth', 'files']);
  });

  it('is readable by its owner alone', () => {
    read();
    expect(statSync(secretFile('auth')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'data', 'secrets')).mode & 0o777).toBe(0o700);
  });

  it('is replaced by one that is set, without being lost', () => {
    const kept = read().AUTH_SECRET;
    expect(read({ AUTH_SECRET: 'c'.repeat(40) }).AUTH_SECRET).toBe('c'.repeat(40));
    expect(read().AUTH_SECRET).toBe(kept);
  });

  it('is not generated in place of a truncated one', () => {
    mkdirSync(join(folder, 'data', 'secrets'), { recursive: true });
    writeFileSync(secretFile('auth'), '');
    expect(problemOf(() => read())).toBe(`DATA_DIR: cannot keep a secret in ${secretFile('auth')}`);
  });

  it('prevents the start where it cannot be stored', () => {
    writeFileSync(join(folder, 'file'), '');
    const inside = join(folder, 'file', 'data');
    expect(problemOf(() => read({ DATA_DIR: inside }))).toMatch(/^DATA_DIR: cannot keep a secret in /);
  });
});

function problemOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'none';
}

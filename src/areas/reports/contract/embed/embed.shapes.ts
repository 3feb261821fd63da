import { z } from 'zod';
import { textShape } from '#kernel/text.ts';
import { EMBED_KINDS, isGuid, isWebAddress } from '../../rules/report-embed.ts';
import { REPORT_SCREENS } from '../../rules/report-screen.ts';

const SOURCE_MAX = 60;
export const ADDRESS_MAX = 2000;
export const DASHBOARD_MAX = 2_147_483_647;

const guid = z
  .string()
  .trim()
  .toLowerCase()
  .refine(isGuid, { params: { code: 'guid' } });
const address = textShape(ADDRESS_MAX).refine(isWebAddress, { params: { code: 'httpsAddress' } });

const parts = z.strictObject({
  kind: z.enum(EMBED_KINDS),
  /** The name of a service in the settings of the installation. */
  source: textShape(SOURCE_MAX).nullish(),
  /** Of Power BI; without a dataset that of the report. */
  workspaceId: guid.nullish(),
  reportId: guid.nullish(),
  datasetId: guid.nullish(),
  /** The number of a dashboard of Metabase. */
  dashboard: z.number().int().min(1).max(DASHBOARD_MAX).nullish(),
  address: address.nullish(),
});
type Parts = z.output<typeof parts>;

/** What each kind needs. */
const NEEDED: Readonly<Record<Parts['kind'], readonly (keyof Parts)[]>> = {
  own: [],
  powerBi: ['source', 'workspaceId', 'reportId'],
  metabase: ['source', 'dashboard'],
  address: ['address'],
};

export const embedInputShape = parts.superRefine((input, context) => {
  for (const field of NEEDED[input.kind]) {
    if (!input[field]) context.addIssue({ code: 'custom', path: [field], params: { code: 'required' } });
  }
});
export type EmbedInput = Parts;

export const embedShape = z.object({
  screen: z.enum(REPORT_SCREENS),
  kind: z.enum(EMBED_KINDS),
  source: z.string().nullable(),
  workspaceId: z.string().nullable(),
  reportId: z.string().nullable(),
  datasetId: z.string().nullable(),
  dashboard: z.number().int().nullable(),
  address: z.string().nullable(),
  /** 0 while nobody has chosen anything. */
  version: z.number().int(),
});
export type EmbedView = z.output<typeof embedShape>;

const outside = {
  /** The service as the settings name it, or the host of an address. */
  name: z.string(),
  /** What is framed. */
  address: z.string(),
  /** The page that frames it, which the browser may open nothing else in. */
  frame: z.string(),
  expiresAt: z.iso.datetime(),
  /** The same from now on, whatever the clock of the browser says. */
  seconds: z.number().int(),
};

export const shownEmbedShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('own') }),
  z.object({
    kind: z.literal('powerBi'),
    ...outside,
    token: z.string(),
    reportId: z.string(),
    workspaceId: z.string(),
  }),
  z.object({ kind: z.literal('metabase'), ...outside }),
  z.object({ kind: z.literal('address'), ...outside }),
]);
export type ShownEmbed = z.output<typeof shownEmbedShape>;
export type OutsideEmbed = Exclude<ShownEmbed, { kind: 'own' }>;

import { z } from 'zod';
import { PROFILE_WRITE } from '#areas/companies/contract/company.permissions.ts';
import { defineCall } from '#kernel/api-call.ts';
import { EMBED_KINDS } from '../../rules/report-embed.ts';
import { REPORT_SCREENS, type ReportScreen } from '../../rules/report-screen.ts';
import { REPORT_PERMISSIONS } from '../report.permissions.ts';
import { embedInputShape, embedShape, shownEmbedShape } from './embed.shapes.ts';

/** Each may ask a service outside three times. */
const ASK_LIMIT = { max: 60, seconds: 60, by: 'user' } as const;
const FRAME_LIMIT = { max: 240, seconds: 60, by: 'address' } as const;
const FRAME_MAX = 4000;

const of = (screen: ReportScreen) =>
  defineCall({
    id: `reportEmbed.${screen}`,
    method: 'GET',
    path: `/reports/embed/${screen}`,
    summary: 'What the control centre shows: the own dashboard, or token and address of one outside for ten minutes.',
    access: { permission: REPORT_PERMISSIONS[screen] },
    rateLimit: ASK_LIMIT,
    reply: z.object({ embed: shownEmbedShape }),
  });

/** One for each control centre, under its permission. */
export const readEmbed = {
  overview: of('overview'),
  operations: of('operations'),
  shipper: of('shipper'),
  agro: of('agro'),
  agroShipper: of('agroShipper'),
  security: of('security'),
} as const satisfies Record<ReportScreen, unknown>;

export const readFrame = defineCall({
  id: 'reportEmbed.frame',
  method: 'GET',
  path: '/reports/embed/frame/{ticket}',
  summary: 'The page around a dashboard outside, in which the browser may open its host and no other.',
  access: 'link',
  raw: true,
  rateLimit: FRAME_LIMIT,
  params: z.object({ ticket: z.string().max(FRAME_MAX) }),
  reply: z.unknown(),
});

const access = { permission: PROFILE_WRITE } as const;
const params = z.object({ screen: z.enum(REPORT_SCREENS) });

export const readEmbeds = defineCall({
  id: 'reportEmbeds.read',
  method: 'GET',
  path: '/reports/embeds',
  summary: 'What each control centre of the company shows, and the services it may choose from.',
  access,
  reply: z.object({
    embeds: z.array(embedShape),
    sources: z.array(
      z.object({
        kind: z.enum(EMBED_KINDS).exclude(['own']),
        name: z.string(),
        /** Where addresses may lead. */
        hosts: z.array(z.string()),
      }),
    ),
  }),
});

export const saveEmbed = defineCall({
  id: 'reportEmbeds.save',
  method: 'PUT',
  path: '/reports/embeds/{screen}',
  summary: 'Chooses what a control centre shows.',
  access,
  params,
  body: embedInputShape.safeExtend({ version: z.number().int().min(0).max(2_147_483_647) }),
  reply: z.object({ embed: embedShape }),
});

export const tryEmbed = defineCall({
  id: 'reportEmbeds.try',
  method: 'POST',
  path: '/reports/embeds/{screen}/try',
  summary: 'Asks for token and address as the control centre would, without choosing anything.',
  access,
  rateLimit: ASK_LIMIT,
  params,
  body: embedInputShape,
  reply: z.object({ embed: shownEmbedShape }),
});

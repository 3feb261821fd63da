import { createHash } from 'node:crypto';
import { createId } from '#kernel/ids.ts';
import { holds } from '#kernel/permission.ts';
import { type Example, example, type Scene } from '#testing/example.ts';
import { readEmbed, readEmbeds, readFrame, saveEmbed, tryEmbed } from '../contract/embed/embed.calls.ts';
import * as links from '../contract/public/report-link.calls.ts';
import { takeReport } from '../contract/report.permissions.ts';
import { REPORT_SCREENS } from '../rules/report-screen.ts';
import { frameFor } from '../server/embed/embed-frame.ts';

const OPEN = { open: 'whoever holds the link may, whoever they are' } as const;
const DAY_MS = 86_400_000;
/** Of the control centre that the examples are about. */
const traits = { allows: (held: ReadonlySet<string>) => holds(held, takeReport('operations')) };
const params = { screen: 'operations' } as const;

/** A public link of the administrator of its company. */
async function seedReportLink({ proof, side }: Scene): Promise<{ id: string; alias: string }> {
  const id = createId();
  const alias = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');
  await proof.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('report_link')
      .values({
        ...{ id, company_id: side.company.id, name: `Painel ${side.mark}`, screen: 'operations' },
        filters: JSON.stringify({ period: '30' }),
        ...{ shows_prices: true, shows_people: true, author_id: side.admin.userId },
        alias_hash: createHash('sha256').update(alias).digest('base64url'),
        expires_at: new Date(Date.now() + DAY_MS),
      })
      .execute(),
  );
  return { id, alias };
}

/** The one of a screen whose choice changes with each example. */
async function versionOf({ proof, side }: Scene): Promise<number> {
  const row = await proof.app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('report_embed')
      .select('version')
      .where('company_id', '=', side.company.id)
      .where('screen', '=', params.screen)
      .executeTakeFirst(),
  );
  return row?.version ?? 0;
}

export const embedExamples: readonly Example[] = [
  ...REPORT_SCREENS.map((screen) => example(readEmbed[screen], 'none', () => ({}))),
  example(readFrame, OPEN, ({ proof }) => {
    const { config } = proof.app.services;
    const frame = frameFor(config, 'https://bi.example/page', new Date(Date.now() + DAY_MS));
    return { params: { ticket: frame.split('/').at(-1) ?? '' } };
  }),
  example(readEmbeds, 'none', () => ({})),
  example(saveEmbed, 'none', async (scene) => ({
    params,
    body: { kind: 'own' as const, version: await versionOf(scene) },
  })),
  example(tryEmbed, 'none', () => ({ params, body: { kind: 'own' as const } })),
  example(
    links.createReportLink,
    'none',
    ({ side }) => ({
      body: {
        ...{ name: `Painel ${side.mark}`, screen: 'operations' as const, filters: { period: '7' as const } },
        ...{ prices: false, people: true, until: null },
      },
    }),
    traits,
  ),
  example(links.listReportLinks, 'none', () => ({ query: { screen: 'operations' as const } })),
  example(
    links.revokeReportLink,
    'refused',
    async (scene) => ({ params: { id: (await seedReportLink(scene)).id } }),
    traits,
  ),
  example(links.readPublicReport, OPEN, async (scene) => ({ query: { report: (await seedReportLink(scene)).alias } })),
];

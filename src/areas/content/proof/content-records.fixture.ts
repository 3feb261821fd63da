import type { Insertable } from 'kysely';
import { addDays, dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import type { Article, Benefit } from '#platform/db/schema.gen.ts';
import type { Proof, Side } from '#testing/proof.ts';
import { fresh } from '#testing/proof.ts';
import type { TestUser } from '#testing/world.ts';

interface Place {
  readonly proof: Proof;
  readonly side: Side;
  /** Its author; the administrator of the company by default. */
  readonly caller?: TestUser;
}

/** Those of the platform stay with its own people here: what is meant for everybody would look like a leak. */
const published = { state: 'published', published_at: new Date('2026-01-05T12:00:00Z') };

/** They are changed once after they were made, see above. */
export const SEEDED_VERSION = 2;

/** An article of the company, a draft or published. */
export async function seedNews(
  { proof, side, caller = side.admin }: Place,
  change: Partial<Insertable<Article>> = {},
): Promise<string> {
  const id = createId();
  const row = {
    id,
    company_id: side.company.id,
    country_code: 'BO',
    title: `Aviso ${side.mark} ${fresh()}`,
    summary: `Resumo ${side.mark}`,
    body: `# ${side.mark}\nTexto`,
    created_by: caller.userId,
    ...change,
  };
  await proof.app.services.database.asPlatform(async (trx) => {
    await trx.insertInto('article').values(row).execute();
    await trx.updateTable('article').set({ everywhere: false }).where('id', '=', id).execute();
  });
  return id;
}

export const seedPublishedNews = (place: Place): Promise<string> => seedNews(place, published);

/** A benefit of the company, a draft or published. */
export async function seedBenefit(
  { proof, side, caller = side.admin }: Place,
  change: Partial<Insertable<Benefit>> = {},
): Promise<string> {
  const id = createId();
  const today = dayIn(proof.app.services.now(), 'America/La_Paz');
  const row = {
    id,
    company_id: side.company.id,
    country_code: 'BO',
    title: `Desconto ${side.mark} ${fresh()}`,
    partner: `Posto ${side.mark}`,
    category: 'fuel',
    discount: '10 %',
    code: `COD-${side.mark}`,
    valid_from: addDays(today, -1),
    valid_until: addDays(today, 30),
    per_person: 'unlimited',
    created_by: caller.userId,
    ...change,
  };
  await proof.app.services.database.asPlatform(async (trx) => {
    await trx.insertInto('benefit').values(row).execute();
    await trx.updateTable('benefit').set({ everywhere: false }).where('id', '=', id).execute();
  });
  return id;
}

export const seedPublishedBenefit = (place: Place): Promise<string> => seedBenefit(place, published);

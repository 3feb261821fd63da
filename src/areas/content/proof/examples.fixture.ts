import { addDays, dayIn } from '#kernel/dates.ts';
import { type Example, example, listExamples, type Scene } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';
import * as benefits from '../contract/benefit.calls.ts';
import { benefitList } from '../contract/benefit.list.ts';
import * as news from '../contract/news.calls.ts';
import { newsList } from '../contract/news.list.ts';
import { readerNewsList } from '../contract/reader-news.list.ts';
import {
  SEEDED_VERSION,
  seedBenefit,
  seedNews,
  seedPublishedBenefit,
  seedPublishedNews,
} from './content-records.fixture.ts';

const times = { publishAt: null, endsAt: null };
const newsForm = ({ side }: Scene) => ({
  ...{ title: `Aviso novo ${side.mark} ${fresh()}`, summary: `Resumo ${side.mark}`, body: `# ${side.mark}\n- um item` },
  ...{ picture: null, country: 'BO' as const, roles: [], pinned: false, ...times },
});

const dayAhead = ({ proof }: Scene, days: number) => addDays(dayIn(proof.app.services.now(), 'America/La_Paz'), days);
const benefitForm = (scene: Scene) => ({
  ...{ title: `Desconto novo ${scene.side.mark} ${fresh()}`, partner: `Posto ${scene.side.mark}`, discount: '10 %' },
  ...{ category: 'fuel' as const, conditions: null, code: 'DESCONTO10', link: null, whatsapp: null, logo: null },
  ...{ cities: [], validFrom: dayAhead(scene, 0), validUntil: dayAhead(scene, 20), quantity: 10 },
  ...{ perPerson: 'once' as const, country: 'BO' as const, ...times },
});

const params = async (made: Promise<string>) => ({ params: { id: await made } });
/** A step with the version that was read. */
const step = async (made: Promise<string>) => ({ ...(await params(made)), body: { version: SEEDED_VERSION } });

const newsExamples: readonly Example[] = [
  ...listExamples(newsList, 'authors'),
  ...listExamples(readerNewsList, undefined),
  example(news.createNews, 'none', (scene) => ({ body: newsForm(scene) })),
  example(news.readNews, 'refused', (scene) => params(seedNews(scene))),
  example(news.updateNews, 'refused', async (scene) => ({
    ...(await params(seedNews(scene))),
    body: { ...newsForm(scene), version: SEEDED_VERSION },
  })),
  example(news.publishNews, 'refused', (scene) => step(seedNews(scene))),
  example(news.archiveNews, 'refused', (scene) => step(seedNews(scene))),
  example(news.redraftNews, 'refused', (scene) => step(seedPublishedNews(scene))),
  example(news.readCards, 'none', () => ({})),
  example(news.readArticle, 'refused', (scene) => params(seedPublishedNews(scene))),
  example(news.markReached, 'harmless', async (scene) => ({ body: { ids: [await seedPublishedNews(scene)] } })),
  example(news.markOpened, 'refused', (scene) => params(seedPublishedNews(scene))),
];

const benefitExamples: readonly Example[] = [
  ...listExamples(benefitList, 'partners'),
  example(benefits.createBenefit, 'none', (scene) => ({ body: benefitForm(scene) })),
  example(benefits.readBenefit, 'refused', (scene) => params(seedBenefit(scene))),
  example(benefits.updateBenefit, 'refused', async (scene) => ({
    ...(await params(seedBenefit(scene))),
    body: { ...benefitForm(scene), version: SEEDED_VERSION },
  })),
  example(benefits.publishBenefit, 'refused', (scene) => step(seedBenefit(scene))),
  example(benefits.archiveBenefit, 'refused', (scene) => step(seedBenefit(scene))),
  example(benefits.redraftBenefit, 'refused', (scene) => step(seedPublishedBenefit(scene))),
  example(benefits.readOffered, 'none', () => ({})),
  example(benefits.readTaken, 'none', () => ({})),
  example(benefits.takeBenefit, 'refused', (scene) => params(seedPublishedBenefit(scene))),
];

export const examples: readonly Example[] = [...newsExamples, ...benefitExamples];

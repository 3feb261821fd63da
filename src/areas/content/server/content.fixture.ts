import { areas } from '#app/areas.ts';
import type { CallInput, CallReply } from '#kernel/api-call.ts';
import { addDays, dayIn } from '#kernel/dates.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import * as benefits from '../contract/benefit.calls.ts';
import * as news from '../contract/news.calls.ts';
import type { Step } from '../rules/publication.ts';
import { contentClockJob } from './content.jobs.ts';

export const WRITER_RIGHTS: readonly string[] = [
  'news-bo-read',
  'news-bo-write',
  'benefits-bo-read',
  'benefits-bo-write',
];

export type NewsForm = CallInput<typeof news.createNews>['body'];
export type BenefitForm = CallInput<typeof benefits.createBenefit>['body'];
export type News = CallReply<typeof news.readNews>['news'];
export type Benefit = CallReply<typeof benefits.readBenefit>['benefit'];

export const newsForm = (change: Partial<NewsForm> = {}): NewsForm => ({
  title: 'Bloqueo en la ruta 7',
  summary: 'Desvío por Samaipata hasta el viernes.',
  body: '# Desvío\n- Por Samaipata\n- Hasta el viernes',
  picture: null,
  country: 'BO',
  roles: [],
  pinned: false,
  publishAt: null,
  endsAt: null,
  ...change,
});

export const today = (): string => dayIn(new Date(), 'America/La_Paz');

export const benefitForm = (change: Partial<BenefitForm> = {}): BenefitForm => ({
  title: 'Diésel con descuento',
  partner: 'Surtidor Central',
  category: 'fuel',
  discount: '10 %',
  conditions: 'Solo con carga.',
  code: 'CARGA10',
  link: null,
  whatsapp: '591 71234567',
  logo: null,
  cities: [{ cityId: 'bo-04-la-paz', cityName: 'La Paz' }],
  validFrom: today(),
  validUntil: addDays(today(), 30),
  quantity: 5,
  perPerson: 'once',
  country: 'BO',
  publishAt: null,
  endsAt: null,
  ...change,
});

export interface ContentApp extends TestApp {
  /** A company with somebody who writes, and somebody who only reads. */
  team(options?: { country?: string; platform?: boolean }): Promise<Team>;
  write(who: TestUser, change?: Partial<NewsForm>): Promise<News>;
  publish(who: TestUser, change?: Partial<NewsForm>): Promise<News>;
  offer(who: TestUser, change?: Partial<BenefitForm>): Promise<Benefit>;
  titlesFor(who: TestUser): Promise<readonly string[]>;
  clock(): Promise<void>;
  /** A step with the text as it is now. */
  stepNews(who: TestUser, step: Step, id: string): ReturnType<typeof stepNewsOf>;
  stepBenefit(who: TestUser, step: Step, id: string): ReturnType<typeof stepBenefitOf>;
  /** Moves what is stored in time, so that nobody has to wait. */
  store(table: 'article' | 'benefit', id: string, change: Readonly<Record<string, Date | string>>): Promise<void>;
}

export interface Team {
  readonly company: TestCompany;
  readonly writer: TestUser;
  readonly reader: TestUser;
}

const NEWS_STEPS = { publish: news.publishNews, archive: news.archiveNews, draft: news.redraftNews } as const;
async function stepNewsOf(app: TestApp, who: TestUser, step: Step, id: string) {
  const params = { id };
  const { version } = (await app.call(who, news.readNews, { params })).body.news;
  return app.call(who, NEWS_STEPS[step], { params, body: { version } });
}

const BENEFIT_STEPS = {
  publish: benefits.publishBenefit,
  archive: benefits.archiveBenefit,
  draft: benefits.redraftBenefit,
} as const;
async function stepBenefitOf(app: TestApp, who: TestUser, step: Step, id: string) {
  const params = { id };
  const { version } = (await app.call(who, benefits.readBenefit, { params })).body.benefit;
  return app.call(who, BENEFIT_STEPS[step], { params, body: { version } });
}

export async function startContent(): Promise<ContentApp> {
  const app = await startTestApp({ areas: areas() });
  const write: ContentApp['write'] = async (who, change) => {
    const { status, body, error } = await app.call(who, news.createNews, { body: newsForm(change) });
    if (status !== 201) throw new Error(`not written: ${status} ${JSON.stringify(error)}`);
    return body.news;
  };
  return {
    ...app,
    write,
    team: async ({ country = 'BO', platform = false } = {}) => {
      const company = await app.world.company({ country, platform });
      const writer = await app.world.user({ company, permissions: WRITER_RIGHTS });
      return { company, writer, reader: await app.world.user({ company, permissions: ['load-order-read'] }) };
    },
    publish: async (who, change) => {
      const { _id: id, version } = await write(who, change);
      const { status, body, error } = await app.call(who, news.publishNews, { params: { id }, body: { version } });
      if (status !== 200) throw new Error(`not published: ${status} ${JSON.stringify(error)}`);
      return body.news;
    },
    offer: async (who, change) => {
      const made = await app.call(who, benefits.createBenefit, { body: benefitForm(change) });
      if (made.status !== 201) throw new Error(`not made: ${made.status} ${JSON.stringify(made.error)}`);
      const params = { id: made.body.benefit._id };
      const { version } = made.body.benefit;
      const { status, body, error } = await app.call(who, benefits.publishBenefit, { params, body: { version } });
      if (status !== 200) throw new Error(`not published: ${status} ${JSON.stringify(error)}`);
      return body.benefit;
    },
    titlesFor: async (who) => (await app.call(who, news.readCards)).body.cards.map(({ title }) => title),
    stepNews: (who, step, id) => stepNewsOf(app, who, step, id),
    stepBenefit: (who, step, id) => stepBenefitOf(app, who, step, id),
    clock: () => contentClockJob.run({}, app.services),
    store: async (table, id, change) => {
      await app.services.database.asPlatform((trx) =>
        trx
          .updateTable(table)
          .set(change as never)
          .where('id', '=', id)
          .execute(),
      );
    },
  };
}

import { screens } from '#areas/content/area.ts';
import { defineRoutes, type LoadScreen } from '#ui/routing/routes.ts';

/** With the texts that no list shows. */
const shown = (load: LoadScreen) => ({ load, words: ['content/later'] });

export const routes = defineRoutes(screens, {
  news: { isList: true, load: () => import('./news/news-screen.tsx') },
  readerNews: { isList: true, load: () => import('./reader/reader-news-screen.tsx') },
  article: shown(() => import('./reader/article-screen.tsx')),
  benefits: { isList: true, load: () => import('./benefits/benefits-screen.tsx') },
  createBenefit: shown(() => import('./benefits/create-benefit-screen.tsx')),
  updateBenefit: shown(() => import('./benefits/update-benefit-screen.tsx')),
  myBenefits: shown(() => import('./reader/my-benefits-screen.tsx')),
});

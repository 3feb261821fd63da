import type { AreaServer } from '#platform/area.ts';
import { benefitRoutes } from './benefit.routes.ts';
import { benefitListSource } from './benefit-list.repository.ts';
import { contentClock, contentClockJob } from './content.jobs.ts';
import { contentFileReaders } from './file-readers.repository.ts';
import { newsRoutes } from './news.routes.ts';
import { newsListSource } from './news-list.repository.ts';
import { readerNewsListSource } from './reader-news-list.repository.ts';

/** News and benefits by country. */
export const contentServer: AreaServer = {
  name: 'content',
  routes: [...newsRoutes, ...benefitRoutes],
  lists: [newsListSource, readerNewsListSource, benefitListSource],
  jobs: [contentClockJob],
  cron: [contentClock],
  fileReaders: contentFileReaders,
};

import { type AreaTopics, showing } from '#kernel/topics.ts';
import { MANAGE_BENEFITS, MANAGE_NEWS } from './content.permissions.ts';

export const topics: AreaTopics = {
  topics: {
    article: { company: { holders: 'everybody' }, country: { everywhere: 'everybody' } },
    articleReading: { authors: { holders: MANAGE_NEWS }, self: { named: 'everybody' } },
    benefit: { company: { holders: 'everybody' }, country: { everywhere: 'everybody' } },
    benefitTaking: { managers: { holders: MANAGE_BENEFITS }, self: { named: 'everybody' } },
  },
  shows: [
    ...showing(['news.list'], { article: null, articleReading: null }),
    ...showing(['news.read'], { article: 'id', articleReading: 'id' }),
    ...showing(['news.cards'], { article: null, articleReading: null, benefit: null }),
    ...showing(['readerNews.list'], { article: null, articleReading: null }),
    ...showing(['news.article'], { article: 'id', articleReading: 'id' }),
    // Of each piece only its taker and those who manage are notified; the benefit itself changes with its last piece.
    ...showing(['benefits.list'], { benefit: null, benefitTaking: null }),
    ...showing(['benefits.read'], { benefit: 'id', benefitTaking: 'id' }),
    ...showing(['benefits.offered', 'benefits.mine'], { benefit: null, benefitTaking: null }),
  ],
};

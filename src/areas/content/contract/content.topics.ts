import { type AreaTopics, showing } from '#kernel/topics.ts';
import { MANAGE_NEWS } from './content.permissions.ts';

export const topics: AreaTopics = {
  topics: {
    article: { company: { holders: 'everybody' }, country: { everywhere: 'everybody' } },
    articleReading: { authors: { holders: MANAGE_NEWS }, self: { named: 'everybody' } },
    benefit: { company: { holders: 'everybody' }, country: { everywhere: 'everybody' } },
    benefitTaking: { self: { named: 'everybody' } },
  },
  shows: [
    ...showing(['news.list'], { article: null, articleReading: null }),
    ...showing(['news.read'], { article: 'id', articleReading: 'id' }),
    ...showing(['news.cards'], { article: null, articleReading: null, benefit: null }),
    ...showing(['news.article'], { article: 'id', articleReading: 'id' }),
    // Taking one changes the benefit itself, which counts its pieces.
    ...showing(['benefits.list'], { benefit: null }),
    ...showing(['benefits.read'], { benefit: 'id' }),
    ...showing(['benefits.offered', 'benefits.mine'], { benefit: null, benefitTaking: null }),
  ],
};

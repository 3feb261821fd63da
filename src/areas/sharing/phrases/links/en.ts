import type { Translation } from '#kernel/phrases.ts';
import type { linksPtBR } from './pt-BR.ts';

export const linksEn: Translation<typeof linksPtBR> = {
  errors: {
    loadOrders: {
      linkInvalid: 'This link is not available',
      linkNotFound: 'Link not found',
      linkSubject: 'This kind of link does not fit',
      notFinished: 'The trip is not over yet',
      alreadyRated: 'This trip was rated with this link already',
      alreadyReplied: 'This rating has a reply already',
      ratingNotFound: 'Rating not found',
      requestNotFound: 'Request not found',
      requestAnswered: 'This request was already answered, or the client withdrew it',
    },
  },
};

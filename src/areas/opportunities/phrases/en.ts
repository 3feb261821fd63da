import type { Translation } from '#kernel/phrases.ts';
import { listsEn as lists } from './lists/en.ts';
import type { ptBR } from './pt-BR.ts';
import { rowsEn as rows } from './rows/en.ts';
import { sharedEn as shared } from './shared/en.ts';

export const en: Translation<typeof ptBR> = {
  opportunities: { ...shared, ...rows },
  lists,
  errors: {
    opportunities: {
      wrongState: 'The state of the opportunity does not allow this. Reload the page.',
      nameExits: 'There is already an opportunity with this description.',
      over: 'The deadline or the last day of pickup is over. Change the dates before publishing.',
      belowAccepted: 'The number cannot be below the {{count}} trucks already accepted.',
      filled: 'All trucks have been accepted already.',
      notPublished: 'The opportunity is not published any more.',
      own: 'The opportunity is your own company’s.',
      alreadyApplied: 'Your company has applied already and waits for an answer.',
      outsideApplied: 'Phone or tax id already used: wait for the answer to the application that is there.',
      answered: 'The application is not waiting any more.',
      newerOffer: 'There is a newer price: {{price}}. Check it before you go on.',
      notConfirmed: 'The opportunity changed and the carrier has not confirmed yet.',
      otherSidesTurn: 'The last price is yours: now the other side answers.',
      notAsked: 'Your company is not being asked for this opportunity.',
      noTruckDriven: 'You have no truck assigned to apply with.',
      nothingToGiveBack: 'The trips of this award have begun or are over.',
      notRateable: 'The trips are not done yet, or the shipper has been rated already.',
      tooManyLanes: 'You can save at most {{count}} lanes.',
      manyRefused: 'Some of the opportunities do not allow this; none was changed.',
    },
  },
};

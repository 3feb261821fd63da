import type { Translation } from '#kernel/phrases.ts';
import { carrierEn as carrier } from '../carrier/en.ts';
import { courseEn as course } from '../course/en.ts';
import { formEn as form } from '../form/en.ts';
import { lanesEn as lanes } from '../lanes/en.ts';
import { outsideEn as outside } from '../outside/en.ts';
import { recordEn as record } from '../record/en.ts';
import { shareEn as share } from '../share/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  opportunities: { ...course, carrier, form, lanes, outside, record, share },
  validation: {
    afterDeadline: 'The publication must be before the deadline',
    past: 'Already over',
    priceRequired: 'Give a price: without one nobody can accept it',
    notAssociated: 'The company is not associated',
    tooManyTrucks: '{{count}} trucks are left',
  },
};

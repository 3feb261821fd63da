import type { Translation } from '#kernel/phrases.ts';
import { carrierEs as carrier } from '../carrier/es.ts';
import { courseEs as course } from '../course/es.ts';
import { formEs as form } from '../form/es.ts';
import { lanesEs as lanes } from '../lanes/es.ts';
import { outsideEs as outside } from '../outside/es.ts';
import { recordEs as record } from '../record/es.ts';
import { shareEs as share } from '../share/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  opportunities: { ...course, carrier, form, lanes, outside, record, share },
  validation: {
    afterDeadline: 'La publicación debe ser antes de la fecha límite',
    past: 'Ya pasó',
    priceRequired: 'Indique un precio: sin él nadie puede aceptarlo',
    notAssociated: 'La empresa no está asociada',
    tooManyTrucks: 'Quedan {{count}} camiones',
  },
};

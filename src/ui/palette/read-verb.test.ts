import { describe, expect, it } from 'vitest';
import { readVerb } from './read-verb.ts';

const WORDS = {
  assign: 'Asignar',
  reassign: 'Reasignar',
  finalize: 'Finalizar',
  pay: 'Pagar',
  update: 'Editar',
  cancel: 'Cancelar',
  clone: 'Clonar',
} as const;
const read = (typed: string) => readVerb(typed, WORDS);

describe('what is to be done', () => {
  it('is the first word, also its beginning, in any case', () => {
    expect(read('asignar OC-10141')).toEqual({ verbs: ['assign'], text: 'OC-10141' });
    expect(read(' ASIG  OC-10141 ')).toEqual({ verbs: ['assign'], text: 'OC-10141' });
  });

  it('is nothing while there is no record to do it with', () => {
    expect(read('asignar ')).toEqual({ verbs: [], text: 'asignar' });
  });

  it('is nothing in the name of a record', () => {
    expect(read('Can Tho')).toEqual({ verbs: [], text: 'Can Tho' });
    expect(read('Pagaré Norte')).toEqual({ verbs: [], text: 'Pagaré Norte' });
  });
});

import { describe, expect, it } from 'vitest';
import { es } from '#kernel/phrases/es.ts';
import { ptBR } from '#kernel/phrases/pt-BR.ts';
import { createTranslator } from '#kernel/phrases.ts';
import { decodeProblem, encodeProblem, problemText } from './problem-text.ts';

const translate = createTranslator<string>([{ 'pt-BR': ptBR, es }]);
const textOf = (message: string, language: 'pt-BR' | 'es' = 'pt-BR') =>
  problemText(
    message,
    (key, params) => translate(language, key, params),
    (key) => translate(language, key) !== key,
  );

describe('the message of a field', () => {
  it('keeps its numbers on the way through the form', () => {
    const problem = { code: 'maxLength', params: { count: 500, small: '12,5' } };
    expect(decodeProblem(encodeProblem(problem))).toEqual(problem);
    expect(decodeProblem(encodeProblem({ code: 'required' }))).toEqual({ code: 'required' });
  });

  it('is shown in the language of the user', () => {
    expect(textOf('required')).toBe('Obrigatório');
    expect(textOf('required', 'es')).toBe('Obligatorio');
    expect(textOf(encodeProblem({ code: 'maxLength', params: { count: 500 } }))).toBe('Máximo de 500 caracteres');
    expect(textOf(encodeProblem({ code: 'max', params: { count: 99_999.999 } }), 'es')).toBe(
      'Debe ser como máximo 99.999,999',
    );
  });

  it('stays as it is when the server has written it', () => {
    expect(textOf('Já existe outra empresa com este CNPJ?')).toBe('Já existe outra empresa com este CNPJ?');
    expect(textOf('codigo-desconhecido')).toBe('codigo-desconhecido');
  });
});

import { describe, expect, it } from 'vitest';
import { fallbackChain, preferredLanguage } from './language.ts';
import { createTranslator } from './phrases.ts';

describe('languages', () => {
  it.each([
    ['es-BO', ['es-BO', 'es', 'pt-BR']],
    ['en-MX', ['en-MX', 'en', 'pt-BR']],
    ['pt-BR', ['pt-BR']],
  ] as const)('%s falls back along %j', (language, chain) => {
    expect(fallbackChain(language)).toEqual(chain);
  });

  it.each([
    ['es-BO,es;q=0.9', 'es-BO'],
    ['es-419,es;q=0.9', 'es'],
    ['pt-PT', 'pt-BR'],
    ['de, en-GB;q=0.5', 'en'],
    ['de', undefined],
    [undefined, undefined],
  ])('a browser asking for %s gets %s', (header, expected) => {
    expect(preferredLanguage(header)).toBe(expected);
  });
});

describe('a translator', () => {
  const translate = createTranslator<string>([
    {
      'pt-BR': { hello: 'Olá, {{name}}', only: 'só aqui', plate: 'placa' },
      es: { hello: 'Hola, {{name}}', plate: 'placa' },
    },
    { 'es-CL': { plate: 'patente' } },
  ]);

  it('takes the variant, then the base, then pt-BR, then the key', () => {
    expect(translate('es-CL', 'plate')).toBe('patente');
    expect(translate('es-CL', 'hello', { name: 'Eva' })).toBe('Hola, Eva');
    expect(translate('es-CL', 'only')).toBe('só aqui');
    expect(translate('es-CL', 'nothing.here')).toBe('nothing.here');
  });

  it('leaves a placeholder unfilled rather than writing undefined', () => {
    expect(translate('pt-BR', 'hello')).toBe('Olá, {{name}}');
  });
});

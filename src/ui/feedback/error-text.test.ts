import { describe, expect, it } from 'vitest';
import type { TranslateKey } from '#kernel/phrase-key.ts';
import { es as kernelEs } from '#kernel/phrases/es.ts';
import { ptBR as kernelPt } from '#kernel/phrases/pt-BR.ts';
import { createTranslator } from '#kernel/phrases.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { failureText, isOnlyLogged, isSuppressed, reasonText, refusalText } from './error-text.ts';
import { es } from './phrases/es.ts';
import { ptBR } from './phrases/pt-BR.ts';

const translate = createTranslator([
  { 'pt-BR': kernelPt, es: kernelEs },
  { 'pt-BR': ptBR, es },
]);
const portuguese: TranslateKey = (key, params) => translate('pt-BR', key, params);
const spanish: TranslateKey = (key, params) => translate('es', key, params);

describe('a failure', () => {
  it.each([
    ['load', 'Erro ao carregar a rota'],
    ['download', 'Erro ao baixar a rota'],
    ['update', 'Erro ao atualizar a rota'],
    ['create', 'Erro ao criar a rota'],
    ['clone', 'Erro ao clonar a rota'],
    ['cancel', 'Erro ao cancelar a rota'],
    ['remove', 'Erro ao excluir a rota'],
    ['register', 'Erro ao registrar a rota'],
    ['toggle', 'Erro ao habilitar/desabilitar a rota'],
    ['search', 'Erro ao buscar a rota'],
  ] as const)('to %s is told as "%s"', (action, text) => {
    expect(failureText(action, 'a rota', portuguese)).toBe(text);
  });

  it('to load the user is never shown, in any language', () => {
    expect(isSuppressed('Erro ao carregar o usuário', spanish)).toBe(true);
    expect(isSuppressed(failureText('load', 'el usuario', spanish), spanish)).toBe(true);
    expect(isSuppressed('Erro ao carregar a rota', portuguese)).toBe(false);
  });

  it('for lack of a session or a permission is only logged', () => {
    expect(isOnlyLogged(new ApiError(401, { code: 'token.expired' }))).toBe(true);
    expect(isOnlyLogged(new ApiError(403, { code: 'request.forbidden' }))).toBe(true);
    expect(isOnlyLogged(new ApiError(409, { code: 'request.conflict' }))).toBe(false);
    expect(isOnlyLogged(new Error('bug'))).toBe(false);
  });
});

describe('the reason of a failure', () => {
  it('is in the server’s own words', () => {
    const error = new ApiError(409, { code: 'request.inUse', message: 'Este registro está em uso.' });
    expect(reasonText(error, portuguese)).toBe('Este registro está em uso.');
  });

  it('is shown instead of a retry where the server refuses', () => {
    const refused = new ApiError(409, { code: 'loadOrders.carrierAssigns', message: 'A transportadora escolhe.' });
    expect(refusalText(refused, portuguese)).toBe('A transportadora escolhe.');
    expect(refusalText(new ApiError(500, { code: 'request.failed' }), portuguese)).toBeUndefined();
    expect(refusalText(new Error('bug'), portuguese)).toBeUndefined();
  });

  it('is ours when the server could not be reached', () => {
    expect(reasonText(new ApiError(0, { code: 'transport.network' }), spanish)).toBe(
      'Tenemos problemas de conexión con el servidor, por favor intente nuevamente',
    );
    expect(reasonText(new Error('bug'), portuguese)).toBe(
      'Erro de comunicação com os servidores, revise seus dados e tente de novo.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { flatten, type Phrases } from '#kernel/phrases.ts';
import { splitMessage } from '../rules/notification-message.ts';
import { KINDS, NOTIFICATION_TYPES } from '../rules/notification-type.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { esMX } from './es-MX.ts';
import { ptBR } from './pt-BR.ts';

const places = (text: string) => Array.from(text.matchAll(/\{\{(\w+)\}\}/g), (match) => match[1]).sort();

describe('the phrases of notifications', () => {
  it.each([
    ['pt-BR', ptBR],
    ['es', es],
    ['en', en],
  ])('in %s every type has a message of its own words, its headline free of them', (_, tree) => {
    for (const type of NOTIFICATION_TYPES) {
      const message = tree.notifications.messages[type];
      expect(places(message), type).toEqual([...KINDS[type].words].sort());
      expect(places(splitMessage(message).headline), type).toEqual([]);
      expect(splitMessage(message).details, type).not.toBe('');
    }
    expect(Object.keys(tree.notifications.types)).toEqual(NOTIFICATION_TYPES);
  });

  it('a variant changes wording, not words', () => {
    const base = flatten(es);
    for (const [key, text] of flatten(esMX as Phrases)) expect(places(text), key).toEqual(places(base.get(key) ?? ''));
  });

  it('keeps the texts the specification quotes', () => {
    const { title, all, unread, more, markAll, configure, request, empty } = ptBR.notifications;
    expect([title, all, unread, more, markAll, configure, request, empty]).toEqual([
      'Notificações',
      'Todos',
      'Não Lidas',
      'Ver mais',
      'Marcar todas como leídas',
      'Configurar notificações',
      'Solicitar',
      'Você não tem notificações',
    ]);
    expect(es.notifications.settings.saved).toBe('Configuraciones guardadas con éxito');
  });
});

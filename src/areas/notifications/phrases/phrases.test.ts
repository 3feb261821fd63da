import { expect, it } from 'vitest';
import { es } from './es.ts';
import { ptBR } from './pt-BR.ts';

it('the phrases of notifications use the texts of the specification', () => {
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

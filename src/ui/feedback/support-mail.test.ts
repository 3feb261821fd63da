import { expect, it } from 'vitest';
import { mailtoLink } from './support-mail.ts';

it('a mail to support is prefilled with what support needs to know', () => {
  const link = mailtoLink({
    address: 'ajuda@tropeiro.app',
    subject: 'Erro & rota',
    body: 'Hora: 10:00\nCaminho: /a?b=1',
  });
  const url = new URL(link);
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe('ajuda@tropeiro.app');
  expect(url.searchParams.get('subject')).toBe('Erro & rota');
  expect(url.searchParams.get('body')).toBe('Hora: 10:00\r\nCaminho: /a?b=1');
});

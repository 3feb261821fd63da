import { describe, expect, it } from 'vitest';
import { SHIPPED_ROLES } from '#kernel/area.ts';
import { errorCatalogue } from '#kernel/errors.ts';
import { flatten, type Phrases } from '#kernel/phrases.ts';
import '../contract/user.errors.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBR } from './pt-BR.ts';

describe.each<[string, Phrases]>([
  ['pt-BR', ptBR],
  ['es', es],
  ['en', en],
])('the phrases in %s', (_, tree) => {
  const phrases = flatten(tree);

  it('name every role, each differently', () => {
    const roles = SHIPPED_ROLES.map((key) => phrases.get(`roles.${key}`));
    expect(roles).not.toContain(undefined);
    expect(new Set(roles).size).toBe(SHIPPED_ROLES.length);
  });

  it('have a sentence for every error of the area', () => {
    const codes = [...errorCatalogue.keys()].filter((code) => code.startsWith('users.'));
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(phrases.has(`errors.${code}`), code).toBe(true);
  });

  it('have the same keys and placeholders as the first language', () => {
    const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
    const first = flatten(ptBR);
    expect([...phrases.keys()].toSorted()).toEqual([...first.keys()].toSorted());
    for (const [key, text] of first) expect(places(phrases.get(key) ?? ''), key).toEqual(places(text));
  });
});

it('the statuses use the Spanish words of the specification', () => {
  expect(es.lists.users.values.status).toEqual({ active: 'Activo', disabled: 'Desactivado', pending: 'Pendiente' });
});

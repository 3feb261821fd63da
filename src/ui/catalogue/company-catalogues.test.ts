import type { i18n as I18n, Namespace } from 'i18next';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { COMPANY_WORDS, createI18n, PRODUCT_WORDS } from '#ui/i18n/i18n.ts';
import { speakAs } from './company-catalogues.ts';

const GROUP = 'operations.catalogues.categories';
const OWN = '0192aa00-0000-7000-8000-000000000001';
const PHRASES = { operations: { catalogues: { categories: { soy: 'Soja', corn: 'Milho' } } } };
const changed = (names: Record<string, string>) => [
  { id: 'categories', groups: [GROUP], offered: [], names, behaviour: {} },
];

let i18n: I18n;
beforeAll(() => {
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(async () => {
  i18n = await createI18n('pt-BR', async () => PHRASES as never);
});
const say = (entry: string) => i18n.t(dynamicKey(GROUP, entry));

it('says what the company says, and else what the product says', () => {
  expect(say('soy')).toBe('Soja');
  speakAs(i18n, changed({ soy: 'Soja GMO', [OWN]: 'Quinua' }));
  expect([say('soy'), say('corn'), say(OWN)]).toEqual(['Soja GMO', 'Milho', 'Quinua']);
});

it('finds a text once for all that show it, and again when the company says something else', () => {
  const words = COMPANY_WORDS as string as Namespace;
  const t = i18n.getFixedT('pt-BR', words);
  const { translator } = i18n as unknown as { readonly translator: { translate: () => string } };
  const found = vi.spyOn(translator, 'translate');
  for (let row = 0; row < 10; row += 1) expect(t(dynamicKey(GROUP, 'soy'))).toBe('Soja');
  expect(found).toHaveBeenCalledTimes(1);
  speakAs(i18n, changed({ soy: 'Soja GMO' }));
  expect(t(dynamicKey(GROUP, 'soy'))).toBe('Soja GMO');
  expect(i18n.getFixedT('pt-BR', words)).not.toBe(t);
});

it('forgets the words of a company with the next', () => {
  speakAs(i18n, changed({ soy: 'Soja GMO', [OWN]: 'Quinua' }));
  speakAs(i18n, []);
  expect([say('soy'), say(OWN)]).toEqual(['Soja', '—']);
});

it('keeps them when texts of the product come later', () => {
  speakAs(i18n, changed({ soy: 'Soja GMO' }));
  i18n.addResourceBundle('pt-BR', PRODUCT_WORDS, PHRASES, true, true);
  expect(say('soy')).toBe('Soja GMO');
});

it('shows an unknown phrase by its key and leaves given texts alone', () => {
  expect(say('mars')).toBe(`${GROUP}.mars`);
  expect(i18n.t(dynamicKey(GROUP, OWN), { defaultValue: 'x' })).toBe('x');
});

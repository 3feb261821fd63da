import { describe, expect, it } from 'vitest';
import { splitMessage } from '#areas/notifications/rules/notification-message.ts';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { createTranslator } from '#kernel/phrases.ts';
import { notificationKinds } from './notification-kinds.ts';
import { catalogues } from './phrases/catalogues.ts';

const translate = createTranslator(catalogues);
const places = (text: string) => Array.from(text.matchAll(/\{\{(\w+)\}\}/g), (match) => match[1]).sort();
const kinds = [...notificationKinds.values()].map((kind) => [kind.type, kind] as const);

describe.each(kinds)('the kind %s', (type, kind) => {
  it.each(['pt-BR', 'es', 'en', 'es-MX'] as const)('has its own name and message in %s', (language) => {
    const message = translate(language, dynamicKey('notifications.messages', type));
    expect(places(message)).toEqual([...kind.words].sort());
    expect(places(splitMessage(message).headline)).toEqual([]);
    expect(splitMessage(message).details).not.toBe('');
    expect(translate(language, dynamicKey('notifications.types', type))).not.toBe(`notifications.types.${type}`);
  });

  it('has a target with the data it requires', () => {
    const named = [...kind.needs, ...(kind.optional ?? [])];
    expect(targetOf(kind, Object.fromEntries(named.map((field) => [field, 'x'])))).toMatch(/^\//);
    const targets = [kind.target, ...(kind.otherTargets ?? []).map(({ target }) => target)];
    const used = targets.flatMap((target) => Array.from(target.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? ''));
    expect(used.filter((field) => !named.includes(field))).toEqual([]);
  });
});

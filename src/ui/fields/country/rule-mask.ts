import { compact } from '#countries/digits.ts';
import type { Rule, RuleHint } from '#countries/rule.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { fillAsTyped, isWordCharacter, type Mask } from '#ui/fields/masked/mask.ts';

/**
 * The mask of a national number. Separators are added and removed automatically; a single key beyond the longest value
 * is ignored, but a pasted text is kept whole so that the field can say what is wrong with it.
 */
export function ruleMask(rule: Rule): Mask {
  return {
    read: (text, before, pasted) => {
      const typed = rule.input === 'numeric' ? compact(text).replace(/\D/g, '') : compact(text);
      return !pasted && typed.length > Math.max(rule.max, before.length) ? before : typed;
    },
    show: (typed) => (rule.hint.kind === 'pattern' ? fillAsTyped(rule.hint.pattern, typed) : rule.format(typed)),
    store: (typed) => typed,
    complete: (typed) => {
      const result = rule.check(typed);
      return result.ok ? result.canonical : typed;
    },
    counts: isWordCharacter,
  };
}

export interface Hint {
  readonly key: NameIn<'ui.fields.hint'>;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The helper sentence of a number, with its parameters. */
export function hintOf(hint: RuleHint): Hint {
  if (hint.kind === 'pattern') return { key: 'pattern', params: { pattern: hint.pattern } };
  if (hint.kind === 'example') return { key: 'example', params: { example: hint.example } };
  const { min, max } = hint;
  if (min === max) return { key: `${hint.kind}.exact`, params: { count: max } };
  return min <= 1 ? { key: `${hint.kind}.max`, params: { max } } : { key: `${hint.kind}.range`, params: { min, max } };
}

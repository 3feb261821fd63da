import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnKind } from '#kernel/list-definition.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { Tone } from '#kernel/tone.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { None } from './none.tsx';
import { PersonCell } from './person-cell.tsx';
import { TagsCell } from './tags-cell.tsx';
import { isEmptyValue, moneyOf, textOf } from './text-of.ts';
import { DayCell, FlagCell, InstantCell, MoneyCell, NumberCell, TextCell } from './value-cells.tsx';

export type Tones = Readonly<Record<string, Tone>>;

interface CellProps {
  readonly kind: ColumnKind;
  readonly value: unknown;
  /** Phrase prefix of the values of a status. */
  readonly phraseOf: (value: string) => PhraseKey;
  readonly tones?: Tones | undefined;
}

/** Shows a value by the kind of its column. */
export function Cell({ kind, value, phraseOf, tones }: CellProps): ReactNode {
  const { t, i18n } = useTranslation();
  if (isEmptyValue(kind, value)) return <None />;
  const text = textOf(value);
  switch (kind) {
    case 'flag':
      return <FlagCell on={value === true} />;
    case 'money':
      return <MoneyCell {...moneyOf(value)!} />;
    case 'number':
      return <NumberCell value={text} />;
    case 'day':
      return <DayCell day={text} />;
    case 'instant':
      return <InstantCell instant={text} />;
    case 'status': {
      const phrase = phraseOf(text);
      // Without its type the compiler would narrow the key, one by one through all that exist.
      const isKnown: boolean = i18n.exists(phrase);
      return <StatusChip tone={tones?.[text] ?? 'neutral'} label={isKnown ? t(phrase) : text} />;
    }
    case 'tags':
      return <TagsCell tags={Array.isArray(value) ? value.map(textOf) : [text]} />;
    case 'person':
      return <PersonCell name={text} photo={photoOf(value)} />;
    default:
      return <TextCell text={text} />;
  }
}

function photoOf(value: unknown): string | null {
  const { photo } = typeof value === 'object' && value !== null ? (value as { readonly photo?: unknown }) : {};
  return typeof photo === 'string' ? photo : null;
}

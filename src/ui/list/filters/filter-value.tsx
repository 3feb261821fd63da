import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay } from '#kernel/dates.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { SHOWN_TAGS } from '#ui/fields/choice/shown-tags.ts';
import { useToday } from '#ui/session/zone.ts';
import { groupsOf } from '../state/chosen-values.ts';
import { daysOf, showDays } from '../state/range-text.ts';
import { valuePhrase } from '../value-phrase.ts';
import type { FilterSource } from './filter-source.ts';
import classes from './filter-value.module.css';
import { useOptionName } from './use-option-name.ts';

interface FilterValueProps {
  readonly source: FilterSource;
  readonly filter: string;
  readonly text: string;
}

/** The values of a filter: two by name and the number of the others. */
export function FilterValue({ source, filter, text }: FilterValueProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const kind = source.definition.filters[filter]?.kind;
  if (kind === 'flag') return <Word>{t(text === 'true' ? 'lists.yes' : 'lists.no')}</Word>;
  if (kind === 'from' || kind === 'until') return <Word>{showDay(text)}</Word>;
  if (kind === 'range') {
    const range = daysOf(text, today);
    if (!range) return null;
    return <Word>{range.label === 'custom' ? showDays(range) : t(dynamicKey('ui.fields.range', range.label))}</Word>;
  }
  const groups = groupsOf(text);
  const rest = groups.length - SHOWN_TAGS;
  return (
    <span className={classes.value}>
      {groups
        .slice(0, SHOWN_TAGS)
        .map((group) =>
          kind === 'choice' ? (
            <Word key={group}>{t(valuePhrase(source, filter, group))}</Word>
          ) : (
            <OptionWord key={group} source={source} filter={filter} group={group} />
          ),
        )}
      {rest > 0 && <Word>{t('ui.list.rest', { number: rest })}</Word>}
    </span>
  );
}

function Word({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={classes.word}>{children}</span>;
}

interface OptionWordProps {
  readonly source: FilterSource;
  readonly filter: string;
  readonly group: string;
}

function OptionWord({ source, filter, group }: OptionWordProps): ReactNode {
  const { t } = useTranslation();
  const name = useOptionName(source, filter, group);
  return <Word>{name ?? (name === null ? t('ui.list.filters.gone') : '…')}</Word>;
}

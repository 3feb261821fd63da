import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_OPTION } from '#kernel/list-definition.ts';
import { useFilterKeys } from '#ui/catalogue/company-catalogues.ts';
import { isChosen, toggled } from '../state/chosen-values.ts';
import { valuePhrase } from '../value-phrase.ts';
import type { PanelProps } from './filter-source.ts';
import { PickList } from './pick-list.tsx';

/** Several of a fixed set of values, each in its colour of the table. */
export function ChoicePanel({ source, filter, label, text, onChange }: PanelProps): ReactNode {
  const { t } = useTranslation();
  const { filters } = source.definition;
  const all = { value: String(ALL_OPTION._id), label: t('lists.all'), chosen: text === '' };
  const { catalogue, choices = [] } = filters[filter] ?? {};
  const picks = useFilterKeys(catalogue, choices).map((value) => ({
    value,
    label: t(valuePhrase(source, filter, value)),
    chosen: isChosen(text, value),
    tone: source.tones?.[filter]?.[value],
  }));
  return <PickList label={label} picks={[all, ...picks]} onPick={(value) => onChange((now) => toggled(now, value))} />;
}

const FLAGS = [
  ['', 'lists.all'],
  ['true', 'lists.yes'],
  ['false', 'lists.no'],
] as const;

export function FlagPanel({ label, text, onChange, onDone }: PanelProps): ReactNode {
  const { t } = useTranslation();
  const picks = FLAGS.map(([value, phrase]) => ({ value, label: t(phrase), chosen: value === text }));
  return (
    <PickList
      label={label}
      picks={picks}
      onPick={(value) => {
        onChange(() => value);
        onDone();
      }}
    />
  );
}

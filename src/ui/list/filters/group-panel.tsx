import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterLabels } from '#kernel/list-phrases.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterSource, PanelProps } from './filter-source.ts';
import classes from './panel.module.css';
import { PickList } from './pick-list.tsx';

interface GroupPanelProps extends Pick<PanelProps, 'chosen' | 'onDone'> {
  readonly source: FilterSource;
  readonly label: string;
  readonly filters: readonly string[];
  readonly choose: (filter: string) => PanelProps['onChange'];
}

/** First which of the filters, then its values. */
export function GroupPanel({ source, label, filters, chosen, choose, onDone }: GroupPanelProps): ReactNode {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<string>();
  const nameOf = (key: string) => t(filterLabels(source.definition, key));
  if (filter === undefined) {
    const picks = filters.map((key) => ({ value: key, label: nameOf(key), chosen: key in chosen }));
    return <PickList label={label} picks={picks} onPick={setFilter} />;
  }
  return (
    <>
      <p className={classes.heading}>{nameOf(filter)}</p>
      <FilterPanel
        source={source}
        filter={filter}
        label={nameOf(filter)}
        text={chosen[filter] ?? ''}
        chosen={chosen}
        onChange={choose(filter)}
        onDone={onDone}
      />
    </>
  );
}

import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickList } from '#ui/list/filters/pick-list.tsx';
import { matchesIn } from '#ui/list/search/matches.ts';
import classes from './filter-bar.module.css';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

export interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

/** More than these are searched by typing. */
const SEEN_AT_ONCE = 8;

/** The values of a filter; many of them are searched. */
export default function Choices({ label, choices, chosen, onChoose }: ChoicesProps): ReactNode {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const found =
    search.trim() === '' ? choices : choices.filter(({ name }) => matchesIn(name, search.trim()).length > 0);
  const title = t('reports.filters.search', { filter: label });
  return (
    <div className={classes.choices}>
      {choices.length > SEEN_AT_ONCE && (
        <TextInput
          size="sm"
          aria-label={title}
          placeholder={title}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.scroll}>
        <PickList
          label={label}
          picks={found.map(({ id, name }) => ({ value: id, label: name, chosen: id === chosen }))}
          onPick={(id) => onChoose(id === chosen ? undefined : id)}
        />
        {found.length === 0 && <p className={classes.days}>{t('reports.filters.nothing')}</p>}
      </div>
    </div>
  );
}

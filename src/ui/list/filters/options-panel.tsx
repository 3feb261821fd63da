import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_OPTION, type FilterOption } from '#kernel/list-definition.ts';
import { TEXT_MAX } from '#kernel/text.ts';
import { chosenFirst, isChosen, toggled } from '../state/chosen-values.ts';
import { tidySearch } from '../state/list-state.ts';
import type { PanelProps } from './filter-source.ts';
import { OptionsState } from './options-state.tsx';
import classes from './panel.module.css';
import { useChosenOptions, useFilterOptions } from './use-filter-options.ts';
import { rememberName } from './use-option-name.ts';

const PAUSE_MS = 250;

/** Values offered by the server: searched by name, loaded while scrolling, several can be chosen. */
export function OptionsPanel({ source, filter, label, text, onChange }: PanelProps): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const [searched] = useDebouncedValue(tidySearch(search), PAUSE_MS);
  const found = useFilterOptions(source, filter, searched);
  // The values chosen when the panel opened come first and keep their place while the user chooses.
  const [before] = useState(text);
  const chosen = useChosenOptions(source, filter, before);
  const store = useCombobox({ opened: true });
  const options = searched === '' ? chosenFirst(found.options, chosen ?? []) : found.options;
  const ready = found.state === 'found' && chosen !== undefined;

  const choose = (id: string) => {
    const option = options.find(({ _id }) => String(_id) === id);
    if (option && option._id !== ALL_OPTION._id) rememberName(queries, source, filter, option);
    onChange((now) => toggled(now, id));
  };

  return (
    <Combobox store={store} onOptionSubmit={choose}>
      <div className={classes.options}>
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            data-autofocus
            aria-label={t('ui.list.filters.find', { label })}
            placeholder={t('ui.fields.choice.search')}
            leftSection={<IconSearch size="1rem" aria-hidden />}
            maxLength={TEXT_MAX}
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              store.resetSelectedOption();
            }}
          />
        </Combobox.EventsTarget>
        <div className={classes.scroll}>
          <Combobox.Options aria-label={label} aria-multiselectable>
            {ready && options.map((option) => <Line key={option._id} option={option} text={text} />)}
          </Combobox.Options>
          <OptionsState found={found} ready={ready} count={options.length} />
        </div>
      </div>
    </Combobox>
  );
}

function Line({ option, text }: { readonly option: FilterOption; readonly text: string }): ReactNode {
  const id = String(option._id);
  const chosen = option._id === ALL_OPTION._id ? text === '' : isChosen(text, id);
  return (
    <Combobox.Option value={id} className={classes.pick!} active={chosen} aria-selected={chosen}>
      <span className={classes.word}>{option.name}</span>
      {chosen && <IconCheck size="1rem" className={classes.check!} aria-hidden />}
    </Combobox.Option>
  );
}

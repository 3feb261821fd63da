import { Popover, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickList } from '#ui/list/filters/pick-list.tsx';
import { matchesIn } from '#ui/list/search/matches.ts';
import classes from './filter-bar.module.css';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface ChoiceChipProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

/** More than these are searched by typing. */
const SEEN_AT_ONCE = 8;

/** A filter as a chip: it opens the values, shows the chosen one and can clear it. */
export function ChoiceChip({ label, choices, chosen, onChoose }: ChoiceChipProps): ReactNode {
  const { t } = useTranslation();
  const [opened, chooser] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = choices.find(({ id }) => id === chosen)?.name ?? chosen?.replace('\n', ' → ');
  return (
    <span className={classes.chip} data-active={chosen !== undefined || undefined}>
      <Popover
        opened={opened}
        onChange={(next) => (next ? chooser.open() : chooser.close())}
        position="bottom-start"
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <UnstyledButton ref={button} className={classes.choose ?? ''} onClick={chooser.toggle}>
            <span className={classes.label}>{label}</span>
            {name !== undefined && <span className={classes.chosen}>{name}</span>}
            <IconChevronDown size="0.95rem" className={classes.chevron ?? ''} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={label} p="xs">
          <Choices
            label={label}
            choices={choices}
            chosen={chosen}
            onChoose={(id) => {
              onChoose(id);
              chooser.close();
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {chosen !== undefined && (
        <UnstyledButton
          className={classes.remove ?? ''}
          aria-label={t('reports.filters.remove', { filter: label })}
          onClick={() => {
            onChoose(undefined);
            button.current?.focus();
          }}
        >
          <IconX size="0.95rem" aria-hidden />
        </UnstyledButton>
      )}
    </span>
  );
}

function Choices({ label, choices, chosen, onChoose }: ChoiceChipProps): ReactNode {
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

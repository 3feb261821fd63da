import { ActionIcon, Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#kernel/text.ts';
import { tidySearch } from '../state/list-state.ts';
import classes from './search-box.module.css';
import { useSlashKey } from './use-slash-key.ts';

const PAUSE_MS = 250;
/** One letter is in nearly every row: it is searched for only on Enter. */
const TYPED_MIN = 2;

interface SearchBoxProps {
  /** The current search of the list. */
  readonly searched: string;
  /** `typed`: part of what is being typed, which is no step of its own to go back to. */
  readonly onSearch: (text: string, typed: boolean) => void;
}

/** Sends trimmed text while typing, on Enter at once; `/` focuses it from anywhere on the screen. */
export function SearchBox({ searched, onSearch }: SearchBoxProps): ReactNode {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(searched);
  const [sent, setSent] = useState(searched);
  const [seen, setSeen] = useState(searched);
  useSlashKey(input);

  // Back, a saved view or "clear" change the search from outside, and the box follows. Its own search comes back too,
  // while the user may already have typed more.
  if (seen !== searched) {
    setSeen(searched);
    if (searched !== sent) {
      setText(searched);
      setSent(searched);
    }
  }

  const send = (next: string, typed: boolean) => {
    follow.cancel();
    setSent(tidySearch(next));
    onSearch(next, typed);
  };
  const follow = useDebouncedCallback((next: string) => send(next, true), PAUSE_MS);

  const type = (next: string) => {
    setText(next);
    const { length } = tidySearch(next);
    if (length === 0 || length >= TYPED_MIN) follow(next);
    else follow.cancel();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text, true);
  };
  const clear = () => {
    setText('');
    send('', false);
    input.current?.focus();
  };

  return (
    <search className={classes.search}>
      <form onSubmit={submit}>
        <TextInput
          ref={input}
          type="search"
          name="search"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('ui.list.search.label')}
          aria-keyshortcuts="/"
          placeholder={t('ui.list.search.placeholder')}
          maxLength={TEXT_MAX}
          classNames={{ input: classes.input! }}
          leftSection={<IconSearch size="1.1rem" aria-hidden />}
          rightSectionPointerEvents={text === '' ? 'none' : 'all'}
          rightSection={
            text === '' ? (
              <Kbd size="xs" className={classes.key!}>
                /
              </Kbd>
            ) : (
              <ActionIcon variant="subtle" color="gray" aria-label={t('ui.list.search.clear')} onClick={clear}>
                <IconX size="1rem" aria-hidden />
              </ActionIcon>
            )
          }
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return;
            event.stopPropagation();
            clear();
          }}
        />
      </form>
    </search>
  );
}

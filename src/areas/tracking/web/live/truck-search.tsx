import { Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#kernel/text.ts';
import { useSlashKey } from '#ui/list/search/use-slash-key.ts';
import classes from './map-screen.module.css';

const PAUSE_MS = 150;

interface TruckSearchProps {
  /** As the address has it. */
  readonly searched: string;
  readonly onSearch: (text: string) => void;
}

/** What is typed is kept here until there is a pause: the address follows too slowly for fast fingers. */
export function TruckSearch({ searched, onSearch }: TruckSearchProps): ReactNode {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(searched);
  const [sent, setSent] = useState(searched);
  const [seen, setSeen] = useState(searched);
  useSlashKey(input);
  // A search that came from elsewhere, as by going back.
  if (seen !== searched) {
    setSeen(searched);
    if (searched !== sent) {
      setText(searched);
      setSent(searched);
    }
  }
  const send = useDebouncedCallback((next: string) => {
    setSent(next);
    onSearch(next);
  }, PAUSE_MS);
  return (
    <TextInput
      ref={input}
      className={classes.search!}
      type="search"
      maxLength={TEXT_MAX}
      leftSection={<IconSearch size="1.1rem" aria-hidden />}
      rightSection={
        text === '' && (
          <Kbd className={classes.wide!} aria-hidden>
            /
          </Kbd>
        )
      }
      aria-label={t('tracking.live.searchLabel')}
      aria-keyshortcuts="/"
      placeholder={t('tracking.live.searchLabel')}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        send(value);
      }}
    />
  );
}

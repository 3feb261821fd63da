import { Button, Group, Loader, Popover, ScrollArea, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import classes from './address-book.module.css';

const TYPING_MS = 250;
const LIST_HEIGHT = '18rem';

export interface AddressEntry<P> {
  readonly id: string;
  readonly name: string;
  /** Whose it is, its street and its city. */
  readonly detail: string;
  readonly place: P;
}

type AddressBookText = 'open' | 'search' | 'none' | 'save' | 'saved' | 'notSaved';

interface AddressBookProps<P> {
  /** What the area of the form calls things. */
  readonly text: (part: AddressBookText) => string;
  /** The cache key of what `find` reads. */
  readonly of: readonly unknown[];
  readonly find: (search: string, signal: AbortSignal) => Promise<readonly AddressEntry<P>[]>;
  readonly onPick: (place: P) => void;
  /** Null while there is nothing to save; absent where nothing is kept. */
  readonly onSave?: (() => Promise<unknown>) | null;
}

/** Fills a place from the address book, or keeps the one that was typed there. */
export function AddressBook<P>({ text, of, find, onPick, onSave }: AddressBookProps<P>): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [opened, setOpened] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    try {
      await onSave?.();
      snackbar.success(text('saved'));
    } catch (error) {
      snackbar.error(text('notSaved'), { detail: reasonText(error, t) });
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Group gap="xs">
      <Popover opened={opened} onChange={setOpened} trapFocus position="bottom-start" width="min(26rem, 92vw)">
        <Popover.Target>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconAddressBook size="1.05rem" stroke={1.6} aria-hidden />}
            onClick={() => setOpened((before) => !before)}
          >
            {text('open')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={text('open')}>
          {opened && (
            <Entries
              text={text}
              of={of}
              find={find}
              onPick={(place) => {
                onPick(place);
                setOpened(false);
              }}
            />
          )}
        </Popover.Dropdown>
      </Popover>
      {onSave !== undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDeviceFloppy size="1.05rem" stroke={1.6} aria-hidden />}
          loading={isSaving}
          disabled={!onSave}
          onClick={() => void save()}
        >
          {text('save')}
        </Button>
      )}
    </Group>
  );
}

type EntriesProps<P> = Pick<AddressBookProps<P>, 'text' | 'of' | 'find' | 'onPick'>;

function Entries<P>({ text, of, find, onPick }: EntriesProps<P>): ReactNode {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const { data, error } = useQuery({
    queryKey: [...of, search],
    queryFn: ({ signal }) => find(search, signal),
  });
  return (
    <Stack gap="xs">
      <TextInput
        size="sm"
        data-autofocus
        aria-label={text('search')}
        placeholder={text('search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error && (
        <Text size="sm" role="alert">
          {reasonText(error, t)}
        </Text>
      )}
      {!data && !error && <Loader size="sm" />}
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {text('none')}
        </Text>
      )}
      <ScrollArea.Autosize mah={LIST_HEIGHT}>
        {data?.map(({ id, name, detail, place }) => (
          <UnstyledButton key={id} className={classes.entry!} onClick={() => onPick(place)}>
            <Text size="sm" fw={600}>
              {name}
            </Text>
            <Text size="xs" c="dimmed">
              {detail}
            </Text>
          </UnstyledButton>
        ))}
      </ScrollArea.Autosize>
    </Stack>
  );
}

import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { QrCode } from './qr-code.tsx';

interface ReadyLinkProps {
  readonly url: string;
  readonly words: Readonly<Record<'ready' | 'once' | 'address' | 'copy' | 'copied' | 'another', string>>;
  readonly onAnother: () => void;
}

/** The address of a new link, which is shown only once: to copy, or to be photographed. */
export function ReadyLink({ url, words, onAnother }: ReadyLinkProps): ReactNode {
  const { copied, copy } = useClipboard();
  return (
    <Stack gap="md">
      <Alert color="teal" role="status" title={words.ready}>
        {words.once}
      </Alert>
      <TextInput readOnly label={words.address} value={url} onFocus={(event) => event.currentTarget.select()} />
      <Group>
        <Button onClick={() => copy(url)}>{copied ? words.copied : words.copy}</Button>
        <Button variant="default" onClick={onAnother}>
          {words.another}
        </Button>
      </Group>
      <QrCode value={url} label={words.address} />
    </Stack>
  );
}

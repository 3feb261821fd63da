import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { type FacilityRating, replyToFacilityRating } from '../../contract/rating.calls.ts';

/** One reply to each rating, written when it is asked for. */
export function RatingReply({ rating }: { readonly rating: FacilityRating }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [text, setText] = useState<string | null>(null);
  const send = useAction(replyToFacilityRating, {
    onDone: () => snackbar.success(t('warehouses.rating.replied')),
    onFailed: (error) => snackbar.failure('create', t('warehouses.rating.replySave'), error),
  });
  if (text === null) {
    return (
      <Button variant="default" size="compact-sm" w="fit-content" onClick={() => setText('')}>
        {t('warehouses.rating.reply')}
      </Button>
    );
  }
  return (
    <Stack gap="xs">
      <Textarea
        label={t('warehouses.rating.replyLabel')}
        autosize
        minRows={2}
        maxLength={TEXT_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group gap="xs">
        <Button
          disabled={text.trim() === ''}
          loading={send.isPending}
          onClick={() => send.mutate({ params: { id: rating._id }, body: { reply: text } })}
        >
          {t('warehouses.rating.send')}
        </Button>
        <Button variant="default" onClick={() => setText(null)}>
          {t('warehouses.rating.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}

import { Button, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';

interface ReminderDialogProps {
  readonly messages: readonly string[];
  readonly onAccept: () => void;
}

/** `Lembrete`: shown while there are reminders, until they are accepted. */
export function ReminderDialog({ messages, onAccept }: ReminderDialogProps): ReactNode {
  const { t } = useTranslation();
  const [only] = messages;
  return (
    <Dialog
      size="sm"
      opened={messages.length > 0}
      onClose={onAccept}
      title={t('ui.dialog.reminder.title')}
      actions={
        <Button onClick={onAccept} data-autofocus>
          {t('ui.dialog.reminder.accept')}
        </Button>
      }
    >
      {messages.length === 1 ? (
        <Text size="sm">{only}</Text>
      ) : (
        <List size="sm" spacing="xs">
          {messages.map((message) => (
            <List.Item key={message}>{message}</List.Item>
          ))}
        </List>
      )}
    </Dialog>
  );
}

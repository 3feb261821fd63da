import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { Dialog } from './dialog.tsx';
import { useDialogs } from './dialog-context.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';

function Dialogs(): ReactNode {
  const { confirm, warn } = useDialogs();
  const [answer, setAnswer] = useState('');
  const [reminders, setReminders] = useState<string[]>([]);
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Group>
        <Button
          variant="default"
          onClick={async () => setAnswer(`remove ${await confirm({ action: 'remove', name: 'ordem de carga' })}`)}
        >
          Excluir ordem
        </Button>
        <Button
          variant="default"
          onClick={async () =>
            setAnswer(`cancel ${await confirm({ action: 'cancel', name: 'agendamento', gender: 'm' })}`)
          }
        >
          Cancelar agendamento
        </Button>
        <Button
          variant="default"
          onClick={async () => setAnswer(`warn ${await warn('O motorista tem documentos vencidos.')}`)}
        >
          Advertir
        </Button>
        <Button
          variant="default"
          onClick={() => setReminders(['O SOAT do caminhão 1234-ABC vence amanhã.', 'A doca 3 espera confirmação.'])}
        >
          Lembrar
        </Button>
        <Button variant="default" onClick={() => setConfirming(true)}>
          Pedir senha
        </Button>
      </Group>
      <output data-testid="answer">{answer}</output>
      <ReminderDialog
        messages={reminders}
        onAccept={() => {
          setReminders([]);
          setAnswer('reminder accepted');
        }}
      />
      <PasswordDialog
        opened={confirming}
        verify={async (password) => password === 'tropeiro'}
        onVerified={() => {
          setConfirming(false);
          setAnswer('verified');
        }}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

/** A question over a dialog, which stays open behind it. */
function Nested(): ReactNode {
  const { warn } = useDialogs();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Abrir
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Por baixo">
        <Button variant="default" onClick={() => void warn('Fica aberto por baixo.')}>
          Perguntar
        </Button>
      </Dialog>
    </>
  );
}

const page: GalleryPage = {
  title: 'Dialogs',
  sections: [
    { id: 'dialogs', title: 'Confirmation, warning, reminder, password', Component: Dialogs },
    { id: 'dialog-over-dialog', title: 'One over another', Component: Nested },
  ],
};
export default page;

import { Button, Group, Progress, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { dayIn } from '#kernel/dates.ts';
import { TONE_NAMES } from '#kernel/tone.ts';
import { ApiError } from '#ui/api/api-error.ts';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { StatusChip } from './chip.tsx';
import { CompletionChip } from './completion-chip.tsx';
import { CopyButton } from './copy-button.tsx';
import { EmptyState } from './empty-state.tsx';
import { QueryError, TableError } from './error-state.tsx';
import { ExpiryChip } from './expiry-chip.tsx';
import { NotFoundScreen, ServerErrorScreen } from './failure-screens.tsx';
import { Flag } from './flag.tsx';
import { Person } from './person-avatar.tsx';
import { ProgressBar, ProgressCircle } from './progress.tsx';
import { QrCode } from './qr-code.tsx';
import { RatingValue } from './rating-value.tsx';
import { RelativeTime } from './relative-time-text.tsx';
import { CardsSkeleton, DetailSkeleton, FormSkeleton, TableSkeleton } from './skeletons.tsx';
import { useSnackbar } from './use-snackbar.tsx';

const inDays = (days: number) => dayIn(new Date(Date.now() + days * 86_400_000), 'America/La_Paz');
const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const WORDS = ['Programada', 'Atribuída', 'Em andamento', 'Finalizada', 'A pagar', 'Cancelada', 'Avaliada'];

function Snackbars(): ReactNode {
  const snackbar = useSnackbar();
  const [done, setDone] = useState('');
  return (
    <>
      <Group>
        <Button variant="default" onClick={() => snackbar.success('Configuraciones guardadas con éxito')}>
          Sucesso
        </Button>
        <Button variant="default" onClick={() => snackbar.success('Ordem excluída', { undo: () => setDone('undone') })}>
          Desfazível
        </Button>
        <Button variant="default" onClick={() => snackbar.warning('Limite atingido! Máximo de 3 documentos.')}>
          Aviso
        </Button>
        <Button
          variant="default"
          onClick={() =>
            snackbar.failure('load', 'a ordem de carga', new ApiError(0, { code: 'transport.network' }), () =>
              setDone('reloaded'),
            )
          }
        >
          Erro
        </Button>
        <Button variant="default" onClick={() => snackbar.failure('load', 'o usuário')}>
          Silencioso
        </Button>
      </Group>
      <output data-testid="done">{done}</output>
    </>
  );
}

function Chips(): ReactNode {
  return (
    <Stack>
      <Group gap="xs">
        {TONE_NAMES.map((tone, at) => (
          <StatusChip key={tone} tone={tone} label={WORDS[at] ?? tone} />
        ))}
      </Group>
      <Group gap="xs">
        {[-1, 0, 1, 30, 200, 365, 366, 800].map((days) => (
          <ExpiryChip key={days} day={inDays(days)} />
        ))}
      </Group>
      <Group gap="xs">
        <CompletionChip complete />
        <CompletionChip complete={false} country="BO" />
        <CompletionChip complete={false} country="BR" />
      </Group>
    </Stack>
  );
}

function Small(): ReactNode {
  return (
    <Stack>
      <Group gap="xl">
        <Person name="Ana María Quispe" detail="+591 71234567" />
        <Person name="João da Silva" detail="Transportes Andinos" size="lg" />
        <Person name="Luis" photo="/missing-photo.jpg" />
      </Group>
      <Group gap="xl">
        <span>
          1234-ABC <CopyButton value="1234-ABC" label="1234-ABC" />
        </span>
        <RelativeTime instant={before(3)} />
        <RelativeTime instant={before(60 * 24 * 3)} />
        <RatingValue value={4.3} />
        <Group gap="xs">
          {['bo', 'br', 'cl', 'py', 'pe', 'mx', 'ar', 'uy', 'co'].map((country) => (
            <Flag key={country} country={country} />
          ))}
        </Group>
      </Group>
    </Stack>
  );
}

function Progresses(): ReactNode {
  return (
    <Stack maw="36rem">
      <Group>
        <ProgressCircle label="Documentos" value={0.25} size="sm" tone="warning" />
        <ProgressCircle label="Documentos" value={0.6} size="md" />
        <ProgressCircle label="Documentos" value={1} size="lg" tone="success" />
      </Group>
      <ProgressBar label="Importando motoristas" value={0.24} detail="12 de 50 registros" />
      <ProgressBar label="Consulta de seguridad en progreso" value={0.7} tone="info" />
      <Progress value={40} aria-label="Na cor da empresa" />
    </Stack>
  );
}

function States(): ReactNode {
  const [retried, setRetried] = useState(0);
  return (
    <Stack>
      <EmptyState
        title="Nenhum caminhão ainda"
        text="Cadastre o primeiro ou importe uma planilha."
        action={<Button>Cadastrar caminhão</Button>}
      />
      <EmptyState compact />
      <TableError onRetry={() => setRetried(retried + 1)} />
      <QueryError onRetry={() => setRetried(retried + 1)} />
      <output data-testid="retried">{retried}</output>
    </Stack>
  );
}

const Skeletons = (): ReactNode => (
  <Stack gap="xl">
    <TableSkeleton rows={4} />
    <FormSkeleton />
    <CardsSkeleton />
    <DetailSkeleton lines={4} />
  </Stack>
);

const page: GalleryPage = {
  title: 'Feedback',
  sections: [
    { id: 'feedback-snackbars', title: 'Snackbars', Component: Snackbars },
    { id: 'feedback-chips', title: 'Chips', Component: Chips },
    { id: 'feedback-small', title: 'People, times, codes', Component: Small },
    { id: 'feedback-progress', title: 'Progress', Component: Progresses },
    {
      id: 'feedback-qr',
      title: 'QR code',
      Component: () => (
        <QrCode value="https://tropeiro.app/validations/7f3a9c" label="Abre a validação do agendamento" />
      ),
    },
    { id: 'feedback-states', title: 'Empty and error states', Component: States },
    { id: 'feedback-skeletons', title: 'Skeletons', Component: Skeletons },
    { id: 'feedback-not-found', title: 'Not found', Component: NotFoundScreen },
    {
      id: 'feedback-server-error',
      title: 'Server error',
      Component: () => (
        <ServerErrorScreen path="/loadOrder" userName="Ana Quispe" supportAddress="ajuda@tropeiro.app" />
      ),
    },
  ],
};
export default page;

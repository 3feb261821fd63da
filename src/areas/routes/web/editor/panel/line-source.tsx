import { Button, Group } from '@mantine/core';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconRoute2 from '@tabler/icons-react/dist/esm/icons/IconRoute2.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#ui/feedback/chip.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useEditor } from '../editor-context.ts';
import { measuredLine, minutesOf } from '../state/path-draft.ts';
import { askedAgain, followsDirections, reversed } from '../state/way.ts';
import { useMeasures } from '../use-measures.ts';
import type { WayState } from '../use-way.ts';
import { Notice } from './notice.tsx';
import classes from './panel.module.css';

const FileSource = lazy(() => import('../sources/file-source.tsx'));
const DrivenSource = lazy(() => import('../sources/driven-source.tsx'));
const CopySource = lazy(() => import('../sources/copy-source.tsx'));

const DIALOGS = { file: FileSource, driven: DrivenSource, copy: CopySource } as const;
type DialogName = keyof typeof DIALOGS;

/** Where the line comes from: directions, a hand, a driven trip, a file or another path. */
export function LineSource({ way }: { readonly way: WayState }): ReactNode {
  const { t } = useTranslation();
  const { draft, edit, setMode, isReadOnly } = useEditor();
  const [opened, setOpened] = useState<DialogName | null>(null);
  const [shown, setShown] = useState<DialogName | null>(null);
  const open = (name: DialogName) => {
    setShown(name);
    setOpened(name);
  };
  const Dialog = shown && DIALOGS[shown];
  const button = (label: string, icon: ReactNode, act: () => void, isPressed = false) => (
    <Button
      size="compact-md"
      variant={isPressed ? 'light' : 'default'}
      leftSection={icon}
      aria-pressed={isPressed}
      onClick={act}
    >
      {label}
    </Button>
  );
  return (
    <section className={classes.list} aria-label={t('routes.editor.way.from')}>
      <h2 className={classes.heading}>{t('routes.editor.way.from')}</h2>
      <LineFacts />
      <WayNotice way={way} />
      {!isReadOnly && (
        <Group gap="0.35rem">
          {button(
            t('routes.editor.way.directions'),
            <IconRoute size="1rem" aria-hidden />,
            () => edit(askedAgain),
            followsDirections(draft),
          )}
          {button(
            t('routes.editor.way.draw'),
            <IconPencil size="1rem" aria-hidden />,
            () => setMode({ kind: 'line', tool: draft.line.length > 1 ? 'move' : 'draw' }),
            draft.source === 'drawn',
          )}
          {button(
            t('routes.editor.way.driven'),
            <IconTruck size="1rem" aria-hidden />,
            () => open('driven'),
            draft.source === 'driven',
          )}
          {button(
            t('routes.editor.way.file'),
            <IconFileImport size="1rem" aria-hidden />,
            () => open('file'),
            draft.source === 'file',
          )}
          {button(
            t('routes.editor.way.copy'),
            <IconRoute2 size="1rem" aria-hidden />,
            () => open('copy'),
            draft.source === 'copied',
          )}
          {draft.line.length > 1 &&
            !followsDirections(draft) &&
            button(t('routes.editor.way.reverse'), <IconArrowsExchange size="1rem" aria-hidden />, () =>
              edit(reversed),
            )}
        </Group>
      )}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog opened={opened === shown} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}

function LineFacts(): ReactNode {
  const { t } = useTranslation();
  const { draft } = useEditor();
  const { km, time } = useMeasures();
  if (draft.line.length < 2) return <p className={classes.quiet}>{t('routes.editor.way.empty')}</p>;
  const { totalMeters } = measuredLine(draft.line);
  const isEstimate = draft.source === 'estimate';
  return (
    <p>
      {isEstimate ? (
        <Chip tone="warning" title={t('routes.editor.way.estimateHint')}>
          {t('routes.editor.way.estimate')}
        </Chip>
      ) : (
        t(`routes.editor.way.source.${draft.source}`)
      )}{' '}
      · {km(totalMeters)} · {time(minutesOf(draft, totalMeters))} ·{' '}
      {t('routes.editor.way.points', { count: draft.line.length })}
    </p>
  );
}

function WayNotice({ way }: { readonly way: WayState }): ReactNode {
  const { t } = useTranslation();
  const { draft } = useEditor();
  if (way.error) {
    return (
      <Notice
        tone="warning"
        actions={
          <Button size="compact-sm" variant="default" onClick={way.retry}>
            {t('routes.editor.way.retry')}
          </Button>
        }
      >
        {t('routes.editor.way.failed')} {reasonText(way.error, t)}
      </Notice>
    );
  }
  if (way.isAsking) return <Notice>{t('routes.editor.way.asking')}</Notice>;
  if (draft.source !== 'estimate') return null;
  return (
    <Notice tone="warning">
      {way.isProviderAway ? t('routes.editor.way.providerAway') : t('routes.editor.way.estimateHint')}
    </Notice>
  );
}

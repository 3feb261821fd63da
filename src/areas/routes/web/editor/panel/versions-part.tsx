import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listPathVersions } from '#areas/routes/contract/path.calls.ts';
import type { PathView } from '#areas/routes/contract/path.shapes.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { useEditor } from '../editor-context.ts';
import { useMeasures } from '../use-measures.ts';
import { ExportButtons } from './export-buttons.tsx';
import classes from './panel.module.css';

interface VersionsPartProps {
  readonly viewedId: string | null;
  /** An old version is opened, to be read. */
  readonly onOpen: (versionId: string) => void;
}

export function VersionsPart({ viewedId, onOpen }: VersionsPartProps): ReactNode {
  const { t } = useTranslation();
  const { stored } = useEditor().session;
  return (
    <div className={classes.part}>
      {stored ? (
        <>
          <VersionList stored={stored} viewedId={viewedId} onOpen={onOpen} />
          <ExportButtons pathId={stored._id} name={stored.name} />
        </>
      ) : (
        <p className={classes.quiet}>{t('routes.editor.versions.none')}</p>
      )}
    </div>
  );
}

function VersionList({ stored, viewedId, onOpen }: VersionsPartProps & { readonly stored: PathView }): ReactNode {
  const { t } = useTranslation();
  const { km, time } = useMeasures();
  const showInstant = useShowInstant();
  const reply = useCall(listPathVersions, { params: { id: stored._id } });
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <CardsSkeleton cards={2} />;
  return (
    <ol className={classes.list}>
      {reply.data.versions.map(({ _id, number, meters, expectedMinutes, at, by, openOrders }) => (
        <li key={_id} className={classes.row}>
          <div className={classes.rowWords}>
            <div>
              {t('routes.editor.versions.number', { number })}{' '}
              {_id === stored.versionId && <Chip tone="success">{t('routes.editor.versions.current')}</Chip>}
            </div>
            <div className={classes.quiet}>
              {t('routes.editor.versions.by', {
                at: showInstant(at),
                by: by ?? t('routes.editor.versions.unknown'),
              })}
            </div>
            <div className={classes.quiet}>
              {km(meters)} · {time(expectedMinutes)}
              {openOrders > 0 && ` · ${t('routes.editor.versions.orders', { count: openOrders })}`}
            </div>
          </div>
          {_id !== stored.versionId && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={_id === viewedId}
              aria-label={`${t('routes.editor.versions.open')} ${t('routes.editor.versions.number', { number })}`}
              onClick={() => onOpen(_id)}
            >
              {t('routes.editor.versions.open')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTemplateVersions } from '#areas/operations/contract/stage-template.calls.ts';
import type { TemplateVersionView } from '#areas/operations/contract/stage-template.shapes.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { Section } from '#ui/record/section.tsx';
import { StagePreview } from './stage-preview.tsx';
import classes from './versions-section.module.css';

interface VersionsSectionProps {
  readonly id: string;
  readonly current: number;
}

/** The versions of a template: open orders keep the one they started with. */
export function VersionsSection({ id, current }: VersionsSectionProps): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(readTemplateVersions, { params: { id } });
  const [shown, setShown] = useState<TemplateVersionView | null>(null);
  const body = () => {
    if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
    if (!reply.data) return <CardsSkeleton cards={2} />;
    return (
      <ul className={classes.lines}>
        {reply.data.versions.map((version) => (
          <li key={version.number} className={classes.line}>
            <span className={classes.words}>
              <span>{t('operations.templates.versions.number', { number: version.number })}</span>
              <span className={classes.quiet}>
                <RelativeTime instant={version.createdAt} />{' '}
                {version.userName && t('operations.templates.versions.by', { who: version.userName })}
              </span>
            </span>
            {version.number === current && <Chip tone="active">{t('operations.templates.versions.current')}</Chip>}
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => setShown(version)}
              aria-label={t('operations.templates.versions.open', { number: version.number })}
            >
              {t('operations.actions.open')}
            </Button>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <Section title={t('operations.templates.versions.title')}>
      {body()}
      <Dialog
        size="lg"
        opened={shown !== null}
        onClose={() => setShown(null)}
        title={t('operations.templates.versions.number', { number: shown?.number ?? '' })}
      >
        {shown && <StagePreview stages={shown.stages} />}
      </Dialog>
    </Section>
  );
}

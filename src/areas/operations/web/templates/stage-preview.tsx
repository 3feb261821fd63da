import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stage, StageTask } from '#areas/operations/rules/stage.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import classes from './versions-section.module.css';

/** The stages of a version, read-only. */
export function StagePreview({ stages }: { readonly stages: readonly Stage[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <ol className={classes.stages}>
      {stages.map(({ key, name, each, tasks }) => (
        <li key={key}>
          <span className={classes.stageName}>{name}</span>{' '}
          {each && <span className={classes.quiet}>{t(`operations.templates.repeats.${each}`)}</span>}
          <ul className={classes.tasks}>
            {tasks.map((task) => (
              <TaskLine key={task.key} task={task} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function TaskLine({ task: { name, by, evidence, required, waits, form } }: { readonly task: StageTask }): ReactNode {
  const { t } = useTranslation();
  return (
    <li className={classes.task}>
      <span>{name}</span>
      <Chip tone="neutral">{t(`operations.templates.roles.${by}`)}</Chip>
      {evidence !== 'none' && <Chip tone="info">{t(`operations.templates.evidence.${evidence}`)}</Chip>}
      {!required && <span className={classes.quiet}>{t('operations.templates.versions.optional')}</span>}
      {waits && <span className={classes.quiet}>{t('operations.templates.versions.waits')}</span>}
      {form.length > 0 && <span className={classes.quiet}>{form.map(({ label }) => label).join(', ')}</span>}
    </li>
  );
}

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { WRITE_STAGE_TEMPLATES } from '#areas/operations/contract/operation.permissions.ts';
import { TEMPLATES } from '#areas/operations/contract/operation-addresses.ts';
import { readTemplate } from '#areas/operations/contract/stage-template.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { Section } from '#ui/record/section.tsx';
import classes from './editor.module.css';
import { StagePreview } from './stage-preview.tsx';
import { TemplateForm } from './template-form.tsx';
import { TemplateHistory } from './template-history.tsx';
import { useTemplateToggle } from './use-template-toggle.ts';
import { VersionsSection } from './versions-section.tsx';

/** A template with its versions and its history: a form for those who may write it, a view for the others. */
export default function UpdateTemplateScreen(): ReactNode {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const mayWrite = useHolds(WRITE_STAGE_TEMPLATES);
  const reply = useCall(readTemplate, { params: { id } }, { staleTime: 0 });
  const { toggle, busy } = useTemplateToggle();
  const goBack = useGoBack(TEMPLATES);
  if (reply.isError && !reply.data) {
    const mayHelp = reply.error.isTransport || reply.error.status >= 500;
    return (
      <ErrorState
        title={failureText('load', t('operations.templates.what'), t)}
        text={mayHelp ? reasonText(reply.error, t) : t('operations.templates.gone')}
        {...(mayHelp ? { onRetry: () => void reply.refetch() } : {})}
      />
    );
  }
  const template = reply.data?.template;
  return (
    <div className={classes.screen}>
      <BackCard
        title={t(mayWrite ? 'operations.templates.edit' : 'operations.templates.view')}
        {...(template
          ? { text: `${template.name} · ${t('operations.templates.versions.number', { number: template.number })}` }
          : {})}
        backTo={TEMPLATES}
      >
        {template && (
          <span className={classes.state}>
            <StatusChip
              tone={template.enabled ? 'success' : 'neutral'}
              label={t(`operations.templates.status.${template.enabled ? 'enabled' : 'disabled'}`)}
            />
            {mayWrite && (
              <Button variant="default" loading={busy} onClick={() => void toggle(template)}>
                {t(`operations.templates.actions.${template.enabled ? 'disable' : 'enable'}`)}
              </Button>
            )}
          </span>
        )}
      </BackCard>
      {!template || !reply.isFetchedAfterMount ? (
        <FormSkeleton fields={10} />
      ) : (
        <div className={classes.beside}>
          {mayWrite ? (
            <TemplateForm
              template={template}
              stages={template.stages}
              onSaved={goBack}
              onReload={() => void reply.refetch()}
            />
          ) : (
            <Section title={t('operations.templates.form.stages')}>
              <StagePreview stages={template.stages} />
            </Section>
          )}
          <aside className={classes.screen}>
            <VersionsSection id={id} current={template.number} />
            <TemplateHistory id={id} />
          </aside>
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { screens } from '#areas/reports/area.ts';
import { readEmbeds, saveEmbed } from '#areas/reports/contract/embed/embed.calls.ts';
import type { EmbedView } from '#areas/reports/contract/embed/embed.shapes.ts';
import { reportTitle } from '#areas/reports/rules/report-title.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { EmbedFields } from './embed-fields.tsx';
import { embedFormShape, formOfEmbed } from './embed-form-shape.ts';
import { EmbedTry } from './embed-try.tsx';

const BACK = addressOf(screens.embeds);

/** What one control centre shows, tried before it is saved. */
export default function EmbedScreen(): ReactNode {
  const { t } = useTranslation();
  const { screen = '' } = useParams();
  const { data, error, refetch } = useCall(readEmbeds, {});
  if (!data) return error ? <QueryError error={error} onRetry={() => void refetch()} /> : <FormSkeleton fields={5} />;
  const embed = data.embeds.find((one) => one.screen === screen);
  if (!embed) return <EmptyState title={t('errors.request.notFound')} />;
  return (
    <FormScreen title={t(reportTitle(embed.screen))} backTo={BACK}>
      <EmbedForm embed={embed} sources={data.sources} onReload={() => void refetch()} />
    </FormScreen>
  );
}

interface EmbedFormProps {
  readonly embed: EmbedView;
  readonly sources: CallReply<typeof readEmbeds>['sources'];
  readonly onReload: () => void;
}

function EmbedForm({ embed, sources, onReload }: EmbedFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { screen, version } = embed;
  const save = useAction(saveEmbed, { refresh: ['reportEmbed'] });
  return (
    <FormShell
      label={t('reports.embeds.form.title')}
      shape={embedFormShape}
      defaults={formOfEmbed(embed)}
      recordId={`reportEmbed.${screen}`}
      backTo={BACK}
      submitLabel={t('ui.form.buttons.save')}
      failure={{ action: 'update', what: t('reports.embeds.what'), reload: onReload }}
      save={(body) => save.mutateAsync({ params: { screen }, body: { ...body, version } })}
      onSaved={() => snackbar.success(t('reports.embeds.form.saved'))}
    >
      {(form) => (
        <>
          <EmbedFields sources={sources} />
          <EmbedTry screen={screen} form={form} />
        </>
      )}
    </FormShell>
  );
}

import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tryEmbed } from '#areas/reports/contract/embed/embed.calls.ts';
import type { ReportScreen } from '#areas/reports/rules/report-screen.ts';
import { reportTitle } from '#areas/reports/rules/report-title.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { FormSection } from '#ui/form/layout.tsx';
import type { ShellFormApi } from '#ui/form/use-shell-form.ts';
import { EmbedFailure } from './embed-failure.tsx';
import type { EmbedForm, embedFormShape } from './embed-form-shape.ts';
import { EmbeddedReport } from './embedded-report.tsx';

interface EmbedTryProps {
  readonly screen: ReportScreen;
  readonly form: ShellFormApi<typeof embedFormShape>;
}

/** Shows the dashboard of what is entered, or why there is none; nothing is saved by it. */
export function EmbedTry({ screen, form }: EmbedTryProps): ReactNode {
  const { t } = useTranslation();
  const [isBroken, setBroken] = useState(false);
  const attempt = useAction(tryEmbed, { onFailed: (error) => markFields(form, error) });
  const run = form.handleSubmit((body) => {
    setBroken(false);
    attempt.mutate({ params: { screen }, body });
  });
  const embed = attempt.data?.embed;
  const failure = attempt.error && Object.keys(attempt.error.fields).length === 0 ? attempt.error : null;
  return (
    <FormSection title={t('reports.embeds.attempt.title')} text={t('reports.embeds.attempt.text')}>
      <Stack gap="md" align="stretch">
        <Button
          variant="default"
          w="fit-content"
          loading={attempt.isPending}
          onClick={() => {
            attempt.reset();
            void run();
          }}
        >
          {t('reports.embeds.attempt.button')}
        </Button>
        {(failure || isBroken) && <EmbedFailure error={failure} />}
        {embed?.kind === 'own' && <Text role="status">{t('reports.embeds.attempt.own')}</Text>}
        {embed && embed.kind !== 'own' && !isBroken && (
          <>
            <Text role="status">{t('reports.embeds.attempt.works')}</Text>
            <EmbeddedReport
              key={embed.frame}
              embed={embed}
              report={t(reportTitle(screen))}
              onFailed={() => setBroken(true)}
              isPreview
            />
          </>
        )}
      </Stack>
    </FormSection>
  );
}

/** What the server refuses stands at its field, as after saving. */
function markFields(form: EmbedTryProps['form'], error: unknown): void {
  if (!(error instanceof ApiError)) return;
  for (const [field, { message }] of Object.entries(error.fields)) {
    form.setError(field as keyof EmbedForm, { type: 'server', message });
  }
}

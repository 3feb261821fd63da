import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readTemplateHistory } from '#areas/operations/contract/stage-template.calls.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { History, type HistoryEntry } from '#ui/record/history.tsx';
import { Section } from '#ui/record/section.tsx';

const PAGE_SIZE = 5;

/** Who changed the template, newest first. */
export function TemplateHistory({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const words = (field: string, value: unknown): string => {
    if (typeof value !== 'boolean') return String(value ?? t('operations.templates.history.nothing'));
    if (field === 'enabled') return t(`operations.templates.status.${value ? 'enabled' : 'disabled'}`);
    return t(`operations.templates.history.${value ? 'yes' : 'no'}`);
  };
  const changesOf = ({ action, changes }: HistoryEntry) =>
    action === 'stageTemplates.create'
      ? []
      : Object.entries(changes).map(([field, { from, to }]) => ({
          field: t(dynamicKey('operations.templates.fields', field)),
          from: words(field, from),
          to: words(field, to),
        }));
  return (
    <Section title={t('operations.templates.history.title')}>
      <History
        call={readTemplateHistory}
        id={id}
        size={PAGE_SIZE}
        words="operations.templates.history"
        changesOf={changesOf}
      />
    </Section>
  );
}

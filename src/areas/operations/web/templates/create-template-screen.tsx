import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { TEMPLATES } from '#areas/operations/contract/operation-addresses.ts';
import { readBuiltInTemplate } from '#areas/operations/contract/stage-template.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import classes from './editor.module.css';
import { TemplateForm } from './template-form.tsx';

/** A new template starts with the built-in stages. */
export default function CreateTemplateScreen(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const builtIn = useCall(readBuiltInTemplate, { query: { kind: 'normal' } });
  const body = () => {
    if (builtIn.isError) return <QueryError onRetry={() => void builtIn.refetch()} />;
    if (!builtIn.data) return <FormSkeleton fields={10} />;
    return <TemplateForm template={null} stages={builtIn.data.stages} onSaved={() => void navigate(TEMPLATES)} />;
  };
  return (
    <div className={classes.screen}>
      <BackCard title={t('operations.templates.new')} backTo={TEMPLATES} />
      {body()}
    </div>
  );
}

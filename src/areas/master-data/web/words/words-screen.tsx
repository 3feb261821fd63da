import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readWords } from '#areas/master-data/contract/word.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { WordsForm } from './words-form.tsx';

/** The labels that the company replaces by words of its own. */
export default function WordsScreen(): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(readWords, {}, { staleTime: 0 });
  const body = () => {
    if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
    if (!reply.data || !reply.isFetchedAfterMount) return <FormSkeleton fields={10} />;
    return <WordsForm words={reply.data} onReload={() => void reply.refetch()} />;
  };
  return (
    <FormScreen title={t('masterData.words.title')} text={t('masterData.words.text')} backTo="/">
      {body()}
    </FormScreen>
  );
}

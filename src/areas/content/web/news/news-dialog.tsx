import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { NEW_ARTICLE } from '../../contract/content-addresses.ts';
import { readNews } from '../../contract/news.calls.ts';
import type { NewsView } from '../../contract/news.shapes.ts';
import { StepBar } from '../parts/step-bar.tsx';
import { NewsForm } from './news-form.tsx';
import { useNewsSteps } from './use-news-steps.ts';

interface NewsDialogProps {
  /** The article that is open, `new` for one that is being written. */
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Writes or changes an article, over the list of all. */
export default function NewsDialog({ id, onOpen, onClose }: NewsDialogProps): ReactNode {
  const { t } = useTranslation();
  const isNew = id === NEW_ARTICLE;
  return (
    <Dialog opened size="xl" title={t(isNew ? 'content.newNews' : 'content.form.updateNews')} onClose={onClose}>
      {isNew ? (
        <NewsForm news={null} onSaved={({ _id }) => onOpen(_id)} onClose={onClose} />
      ) : (
        <StoredNews id={id} onClose={onClose} />
      )}
    </Dialog>
  );
}

function StoredNews({ id, onClose }: Pick<NewsDialogProps, 'id' | 'onClose'>): ReactNode {
  const reply = useCall(readNews, { params: { id } }, { staleTime: 0 });
  const news = reply.data?.news;
  if (reply.isError && !news) return <QueryError error={reply.error} onRetry={() => void reply.refetch()} />;
  // The form must start with what the server has now.
  if (!news || !reply.isFetchedAfterMount) return <FormSkeleton fields={6} />;
  return (
    <>
      <Steps news={news} />
      <NewsForm key={news._id} news={news} onSaved={onClose} onReload={() => void reply.refetch()} onClose={onClose} />
    </>
  );
}

function Steps({ news }: { readonly news: NewsView }): ReactNode {
  const { t } = useTranslation();
  const steps = useNewsSteps();
  const { state, actions, reached, opened } = news;
  return (
    <StepBar
      state={state}
      stateName={t(`lists.news.values.state.${state}`)}
      actions={actions}
      isBusy={steps.isBusy}
      onStep={(step) => steps.run(step, news)}
    >
      {news.publishedAt !== null && (
        <>
          <span>{`${t('content.record.reached')}: ${reached}`}</span>
          <span>{`${t('content.record.opened')}: ${opened}`}</span>
        </>
      )}
    </StepBar>
  );
}

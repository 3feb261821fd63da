import { Button } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { messageTo } from '#countries/phone.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { articleAddress } from '../../contract/content-addresses.ts';
import { markOpened, readArticle } from '../../contract/news.calls.ts';
import type { NewsArticle } from '../../contract/news.shapes.ts';
import { ArticleBody } from '../parts/article-body.tsx';
import { Picture } from '../parts/picture.tsx';
import classes from './article-screen.module.css';

/** One article, for its readers. */
export default function ArticleScreen(): ReactNode {
  const { t } = useTranslation();
  const { newsId = '' } = useParams();
  const { data, isError, error, refetch } = useCall(readArticle, { params: { id: newsId } });
  if (data) return <Article article={data.article} />;
  if (!isError) return <DetailSkeleton lines={6} />;
  if (error.status !== 404) return <QueryError error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      title={t('content.article.gone')}
      text={t('content.article.goneText')}
      action={
        <Button component={Link} to="/">
          {t('content.article.home')}
        </Button>
      }
    />
  );
}

function Article({ article }: { readonly article: NewsArticle }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { _id: id, title, summary, body, picture, companyName, publishedAt, opened } = article;
  const { mutate: open } = useAction(markOpened);
  useEffect(() => {
    if (!opened) open({ params: { id } });
  }, [id, opened, open]);
  const message = `*${title}*\n${summary}\n${window.location.origin}${articleAddress(id)}`;
  return (
    <article className={classes.article} aria-label={title}>
      <BackCard
        title={title}
        text={t('content.article.by', { company: companyName, date: showInstant(publishedAt) })}
        backTo="/"
      />
      {picture && <Picture url={picture} className={classes.picture} />}
      <p className={classes.summary}>{summary}</p>
      <ArticleBody body={body} />
      <div>
        <Button
          component="a"
          href={messageTo('', message)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconBrandWhatsapp size="1.1rem" stroke={1.6} aria-hidden />}
        >
          {t('content.article.share')}
        </Button>
      </div>
    </article>
  );
}

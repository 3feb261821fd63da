import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { ALL_NEWS, articleAddress, MY_BENEFITS } from '../../contract/content-addresses.ts';
import { markReached, readCards } from '../../contract/news.calls.ts';
import type { NewsCard } from '../../contract/news.shapes.ts';
import { Picture } from '../parts/picture.tsx';
import classes from './home-cards.module.css';

/** Two people at one browser each put away what they have seen. */
const collapsedKey = (userId: string) => `tropeiro.newsCollapsedAt.${userId}`;

/** What is new for the person, above the screen they begin with. Where it cannot be read, nothing is shown. */
export default function HomeCards(): ReactNode {
  const { t } = useTranslation();
  const { data } = useCall(readCards, {});
  const { userId } = useSignedIn();
  const [collapsedAt, collapse] = useLocalStorage({
    key: collapsedKey(userId),
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const cards = data?.cards ?? [];
  const unread = cards.filter(({ opened }) => !opened);
  // What was put away stays so until something newer comes.
  const isOpen = unread.some(({ publishedAt }) => publishedAt > collapsedAt) || collapsedAt === 'open';
  const shown = isOpen ? cards : [];
  useReached(shown);
  if (!data || (cards.length === 0 && data.benefits === 0)) return null;
  const newest =
    cards
      .map(({ publishedAt }) => publishedAt)
      .sort()
      .at(-1) ?? '';
  return (
    <section className={classes.strip} aria-label={t('content.cards.title')}>
      <div className={classes.head}>
        {cards.length > 0 && (
          <span className={classes.title}>
            <IconSpeakerphone size="1.05rem" stroke={1.7} aria-hidden />
            {t('content.cards.title')}
            {unread.length > 0 && (
              <span className={classes.unread}>{t('content.cards.show', { count: unread.length })}</span>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-expanded={isOpen}
              aria-label={t(isOpen ? 'content.cards.hide' : 'content.cards.showAll')}
              onClick={() => collapse(isOpen ? newest : 'open')}
            >
              {isOpen ? <IconChevronUp size="1.1rem" aria-hidden /> : <IconChevronDown size="1.1rem" aria-hidden />}
            </ActionIcon>
            <Link to={ALL_NEWS} className={classes.all}>
              {t('content.cards.seeAll')}
            </Link>
          </span>
        )}
        {data.benefits > 0 && (
          <Link to={MY_BENEFITS} className={classes.benefits}>
            <IconGift size="1.05rem" stroke={1.7} aria-hidden />
            {t('content.cards.benefits', { count: data.benefits })}
          </Link>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={classes.cards}>
          {shown.map((card) => (
            <li key={card._id}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Card({
  card: { _id: id, title, summary, picture, companyName, pinned, opened },
}: {
  readonly card: NewsCard;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <Link to={articleAddress(id)} className={classes.card} data-unread={!opened || undefined}>
      {picture && <Picture url={picture} className={classes.picture} />}
      <span className={classes.words}>
        <span className={classes.name}>
          {!opened && (
            <span className={classes.dot}>
              <VisuallyHidden>{t('content.cards.unread')}</VisuallyHidden>
            </span>
          )}
          {title}
        </span>
        <span className={classes.summary}>{summary}</span>
        <span className={classes.from}>
          {pinned && <IconPin size="0.85rem" stroke={1.7} aria-label={t('content.cards.pinned')} role="img" />}
          {companyName}
        </span>
      </span>
    </Link>
  );
}

/** Each card counts once, when it was shown. */
function useReached(cards: readonly NewsCard[]): void {
  const { mutate } = useAction(markReached);
  const sent = useRef(new Set<string>());
  const ids = cards.filter(({ _id, reached }) => !reached && !sent.current.has(_id)).map(({ _id }) => _id);
  const wanted = ids.join(' ');
  useEffect(() => {
    if (wanted === '') return;
    const unsent = wanted.split(' ');
    for (const id of unsent) sent.current.add(id);
    mutate({ body: { ids: unsent } });
  }, [wanted, mutate]);
}

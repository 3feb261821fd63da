import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { listCalls } from '#kernel/list-definition.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { mayWriteIn } from '../../contract/content.permissions.ts';
import { EDIT_PARAM, editNewsAddress, NEW_ARTICLE } from '../../contract/content-addresses.ts';
import { type NewsRow, newsList } from '../../contract/news.list.ts';
import { contentActions } from '../../rules/publication.ts';
import { ACTION_ICONS } from '../parts/action-icons.tsx';
import { NotHere } from '../parts/not-here.tsx';
import { STATE_TONES } from '../parts/state-tones.ts';
import { useWritableCountries } from '../parts/use-writable-countries.ts';
import { useNewsSteps } from './use-news-steps.ts';

const NewsDialog = lazyWith(['content/later'], () => import('./news-dialog.tsx'));
const CALLS = listCalls(newsList);
const newsId = ({ _id }: NewsRow): string => _id;
const TONES = { state: STATE_TONES };

/** Everything the company wrote; writing happens on the same screen. */
export default function NewsScreen(): ReactNode {
  const { t } = useTranslation();
  const { permissions, userId } = useSignedIn();
  const steps = useNewsSteps();
  const mayWrite = useWritableCountries('news').length > 0;
  const dialog = useNewsDialog();
  const rowActions = ({ _id, version, state, country, authorId }: NewsRow): readonly RowAction[] =>
    contentActions(state, { mayWrite: mayWriteIn(permissions, 'news', country), isAuthor: authorId === userId }).map(
      (action) => {
        const look = { id: action, label: t(`content.actions.${action}`), icon: ACTION_ICONS[action] };
        return action === 'update'
          ? { ...look, href: editNewsAddress(_id) }
          : { ...look, onAct: () => steps.run(action, { _id, version }) };
      },
    );
  return (
    <>
      <NotHere kind="news" />
      <ListScreen
        definition={newsList}
        calls={CALLS}
        rowId={newsId}
        rowHref={({ _id }) => editNewsAddress(_id)}
        rowActions={rowActions}
        tones={TONES}
        actions={
          mayWrite && (
            <Button
              component={Link}
              to={dialog.addressOf(NEW_ARTICLE)}
              leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}
            >
              {t('content.newNews')}
            </Button>
          )
        }
      />
      <Suspense>
        {dialog.id !== null && <NewsDialog id={dialog.id} onOpen={dialog.open} onClose={dialog.close} />}
      </Suspense>
    </>
  );
}

/** The open article is in the address, so that a link opens it and going back closes it. */
function useNewsDialog() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const addressOf = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete(EDIT_PARAM);
    else next.set(EDIT_PARAM, id);
    return `?${next}`;
  };
  return {
    id: params.get(EDIT_PARAM),
    addressOf,
    open: (id: string) => void navigate(addressOf(id), { replace: true }),
    close: () => void navigate(addressOf(null), { replace: true }),
  };
}

import type { ReactNode } from 'react';
import { listCalls } from '#kernel/list-definition.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { articleAddress } from '../../contract/content-addresses.ts';
import { type ReaderNewsRow, readerNewsList } from '../../contract/reader-news.list.ts';

const CALLS = listCalls(readerNewsList);
const newsId = ({ _id }: ReaderNewsRow): string => _id;

/** Everything that is published for the person, also what is too old for the cards. */
export default function ReaderNewsScreen(): ReactNode {
  return (
    <ListScreen
      definition={readerNewsList}
      calls={CALLS}
      rowId={newsId}
      rowHref={({ _id }: ReaderNewsRow) => articleAddress(_id)}
    />
  );
}

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { againQuery } from '#kernel/link.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { pageQuery } from './use-page-changes.ts';

const readPage = defineCall({
  id: 'test.page',
  method: 'GET',
  path: '/test/{link}',
  summary: 'A page behind a link.',
  access: 'link',
  params: z.object({ link: z.string() }),
  query: againQuery,
  reply: z.object({ status: z.string() }),
});

/** A page that is read as often as answers are given; an error is a failed reading. */
function open(answers: readonly (string | ApiError)[]) {
  const asked: unknown[] = [];
  const queries = new QueryClient();
  const call = async (_call: unknown, { query }: { readonly query?: unknown }) => {
    const answer = answers[asked.length];
    asked.push(query);
    if (answer instanceof ApiError) throw answer;
    return { status: answer };
  };
  const input = { params: { link: 'a' }, query: {} };
  const page = new QueryObserver(queries, pageQuery({ call: call as never }, { current: false }, readPage, input));
  page.subscribe(() => undefined);
  return { page, asked };
}

it('a page behind a link stays on the screen when it cannot be read again', async () => {
  const { page } = open(['on the road', new ApiError(0, { code: 'transport.network' }), 'delivered']);
  await expect.poll(() => page.getCurrentResult().data).toEqual({ status: 'on the road' });
  await page.refetch();
  expect(page.getCurrentResult()).toMatchObject({ isError: true, data: { status: 'on the road' } });
  await page.refetch();
  expect(page.getCurrentResult()).toMatchObject({ isError: false, data: { status: 'delivered' } });
});

it('only the first reading that succeeds counts as an opening of the link', async () => {
  const { page, asked } = open([new ApiError(503, { code: 'request.unavailable' }), 'assigned', 'on the road']);
  await expect.poll(() => page.getCurrentResult().isError).toBe(true);
  await page.refetch();
  await page.refetch();
  expect(asked).toEqual([{}, {}, { again: '1' }]);
});

import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { addComment, readComments } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { textShape } from '#kernel/text.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { Section } from '#ui/record/section.tsx';
import classes from './comments-panel.module.css';

const STEP = 20;
const MOST = 50;
const shape = z.object({ text: textShape() });
const field = fieldsOf(shape);

/** Comments by people of the own company. */
export default function CommentsPanel({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const mayWrite = useHolds(ORDER_RIGHTS[order.kind].write);
  const [size, setSize] = useState(STEP);
  const reply = useCall(
    readComments,
    { params: { id: order._id }, query: { size } },
    { placeholderData: (kept) => kept },
  );
  const body = () => {
    if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
    if (!reply.data) return <CardsSkeleton cards={2} />;
    const { comments, totalRegistry } = reply.data;
    if (comments.length === 0) return <EmptyState compact title={t('loadOrders.screens.comments.none')} />;
    return (
      <>
        <ol className={classes.comments}>
          {comments.map(({ _id, text, userName, createdAt }) => (
            <li key={_id} className={classes.comment}>
              <PersonAvatar name={userName ?? ''} photo={null} size="sm" />
              <div className={classes.words}>
                <span className={classes.who}>
                  <strong>{userName}</strong> <RelativeTime instant={createdAt} />
                </span>
                <p className={classes.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        {comments.length < Math.min(totalRegistry, MOST) && (
          <Button variant="subtle" size="compact-sm" onClick={() => setSize(MOST)}>
            {t('loadOrders.screens.more')}
          </Button>
        )}
      </>
    );
  };
  return (
    <Section title={t('loadOrders.screens.comments.title')}>
      {mayWrite && <NewComment orderId={order._id} />}
      {body()}
    </Section>
  );
}

function NewComment({ orderId }: { readonly orderId: string }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const adding = useAction(addComment);
  // A new key gives an empty form after each comment.
  const [count, setCount] = useState(0);
  return (
    <FormShell
      key={count}
      label={t('loadOrders.screens.comments.add')}
      shape={shape}
      defaults={{ text: '' }}
      backTo=""
      readOnly
      failure={{ action: 'create', what: t('loadOrders.screens.comments.what') }}
      save={(body) => adding.mutateAsync({ params: { id: orderId }, body })}
      onSaved={() => {
        snackbar.success(t('loadOrders.screens.comments.added'));
        setCount(count + 1);
      }}
    >
      <TextareaField name={field('text')} label={t('loadOrders.screens.comments.add')} rows={2} />
      <Button type="submit" variant="default" className={classes.send!} loading={adding.isPending}>
        {t('loadOrders.screens.comments.send')}
      </Button>
    </FormShell>
  );
}

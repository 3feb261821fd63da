import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import {
  matchAssignments,
  type Suggestion,
  suggestAssignments,
} from '#areas/load-orders/contract/order-assign.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { queryKey, useAction, useApi } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import classes from './match-dialog.module.css';
import { MatchRow } from './match-row.tsx';
import { matchDefaults, matchShape } from './match-shape.ts';
import { pairUp } from './pair-up.ts';
import { useOptionOf } from './use-vehicle-sources.ts';

/** Enough suggestions even if earlier orders take the best ones. */
const OFFERS = 50;

const field = fieldsOf(matchShape);

interface MatchDialogProps {
  readonly orders: readonly OrderRow[];
  readonly onMatched: () => void;
  readonly onClose: () => void;
}

/** Assigns trucks to many orders at once: all of them, or none. */
export default function MatchDialog({ orders, onMatched, onClose }: MatchDialogProps): ReactNode {
  const { t } = useTranslation();
  const proposals = useProposals(orders);
  const body = () => {
    if (proposals.isError) return <QueryError onRetry={() => void proposals.refetch()} />;
    if (!proposals.data) return <FormSkeleton fields={orders.length * 2} />;
    return <MatchForm orders={orders} proposed={proposals.data} onMatched={onMatched} onClose={onClose} />;
  };
  return (
    <Dialog opened title={t('loadOrders.screens.match.title', { count: orders.length })} size="xl" onClose={onClose}>
      {body()}
    </Dialog>
  );
}

interface MatchFormProps extends MatchDialogProps {
  readonly proposed: readonly (Suggestion | undefined)[];
}

function MatchForm({ orders, proposed, onMatched, onClose }: MatchFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const matching = useAction(matchAssignments, { refresh: ORDER_REFRESH });
  const { truck } = useOptionOf();
  const free = proposed.filter(Boolean).length;
  return (
    <FormShell
      label={t('loadOrders.screens.match.title', { count: orders.length })}
      shape={matchShape}
      defaults={matchDefaults(orders, proposed)}
      backTo=""
      onCancel={onClose}
      submitLabel={t('loadOrders.screens.actions.assign')}
      failure={{ action: 'update', what: t('loadOrders.screens.match.what') }}
      save={(body) => matching.mutateAsync({ body })}
      onSaved={({ loadingOrders }) => {
        snackbar.success(t('loadOrders.screens.match.done', { count: loadingOrders.length }));
        onMatched();
      }}
    >
      <Text size="sm" c="dimmed">
        {t('loadOrders.screens.match.text', { count: free })}
      </Text>
      <ol className={classes.rows}>
        {orders.map((order, at) => {
          const suggestion = proposed[at];
          return (
            <MatchRow
              key={order._id}
              order={order}
              name={field(`assignments.${at}`)}
              autoFocus={at === 0}
              proposed={suggestion ? truck(suggestion) : undefined}
            />
          );
        })}
      </ol>
    </FormShell>
  );
}

/** The truck proposed for each order. */
function useProposals(orders: readonly OrderRow[]) {
  const api = useApi();
  const ids = orders.map(({ _id }) => _id);
  return useQuery({
    queryKey: queryKey(suggestAssignments, ids),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const offers: (readonly Suggestion[])[] = [];
      // One at a time, because each request searches a whole fleet.
      for (const id of ids) {
        const query = { suitable: 'true', size: Math.min(OFFERS, ids.length) } as const;
        const { suggestions } = await api.call(suggestAssignments, { params: { id }, query }, { signal });
        offers.push(suggestions);
      }
      return pairUp(offers);
    },
  });
}

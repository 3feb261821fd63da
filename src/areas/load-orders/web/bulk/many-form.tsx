import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { type ManyAction, updateOrders } from '#areas/load-orders/contract/order-update-many.calls.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { FormShape } from '#ui/form/form-shape.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { ManyRows } from './many-rows.tsx';

type Body = CallInput<typeof updateOrders>['body'];
/** The part of the request that the fields fill. */
type Rest<A extends ManyAction> = Omit<Extract<Body, { readonly action: A }>, 'action' | 'loadingOrders'>;

export interface ManyFormProps {
  readonly orders: readonly OrderRow[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface ManyFormOf<A extends ManyAction, S extends FormShape> extends ManyFormProps {
  readonly action: A;
  readonly shape: S;
  readonly defaults: DefaultValues<z.input<S>>;
  readonly rest: (values: z.output<S>) => Rest<A>;
  readonly submitLabel: string;
  readonly children: ReactNode;
}

/** One act on many orders: its fields, the orders, and below each what prevents it. */
export function ManyForm<A extends ManyAction, S extends FormShape>(props: ManyFormOf<A, S>): ReactNode {
  const { orders, action, shape, defaults, rest, submitLabel, onDone, onClose, children } = props;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const changing = useAction(updateOrders, { refresh: ORDER_REFRESH });
  const loadingOrders = orders.map(({ _id, version }) => ({ loadingOrderId: _id, version }));
  return (
    <FormShell
      label={t(`loadOrders.screens.updateMany.acts.${action}`)}
      shape={shape}
      defaults={defaults}
      backTo=""
      onCancel={onClose}
      submitLabel={submitLabel}
      danger={action === 'cancel'}
      failure={{ action: action === 'cancel' ? 'cancel' : 'update', what: t('loadOrders.screens.updateMany.what') }}
      save={(values) => changing.mutateAsync({ body: { action, loadingOrders, ...rest(values) } as unknown as Body })}
      onSaved={({ loadingOrders: changed }) => {
        snackbar.success(t(`loadOrders.screens.updateMany.done.${action}`, { count: changed.length }));
        onDone();
      }}
    >
      {children}
      <ManyRows orders={orders} />
    </FormShell>
  );
}

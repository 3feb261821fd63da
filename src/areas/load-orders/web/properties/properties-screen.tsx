import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { readProperties } from '#areas/load-orders/contract/order-property.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { PropertiesForm } from './properties-form.tsx';

/** The custom properties of the own company's orders. */
export default function PropertiesScreen(): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(readProperties, {}, { staleTime: 0 });
  const backTo = listAddress('loadOrder');
  const body = () => {
    if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
    if (!reply.data || !reply.isFetchedAfterMount) return <FormSkeleton fields={8} />;
    return <PropertiesForm list={reply.data} backTo={backTo} onReload={() => void reply.refetch()} />;
  };
  return (
    <FormScreen title={t('loadOrders.properties.title')} text={t('loadOrders.properties.screenText')} backTo={backTo}>
      {body()}
    </FormScreen>
  );
}

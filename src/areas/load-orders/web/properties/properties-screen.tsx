import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { readProperties } from '#areas/load-orders/contract/order-property.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { PropertiesForm } from './properties-form.tsx';

/** What the own company asks of its orders beside what every company asks. */
export default function PropertiesScreen(): ReactNode {
  const { t } = useTranslation();
  const answer = useCall(readProperties, {}, { staleTime: 0 });
  const backTo = listAddress('loadOrder');
  const body = () => {
    if (answer.isError && !answer.data) return <QueryError onRetry={() => void answer.refetch()} />;
    if (!answer.data) return <FormSkeleton fields={8} />;
    return (
      <PropertiesForm
        key={answer.data.version}
        list={answer.data}
        backTo={backTo}
        onReload={() => void answer.refetch()}
      />
    );
  };
  return (
    <FormScreen title={t('loadOrders.properties.title')} text={t('loadOrders.properties.screenText')} backTo={backTo}>
      {body()}
    </FormScreen>
  );
}

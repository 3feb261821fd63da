import IconTruckOff from '@tabler/icons-react/dist/esm/icons/IconTruckOff.mjs';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { findApplicationTrucks } from '#areas/opportunities/contract/postulation.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFormValues } from '#ui/fields/form-values.ts';
import { Notice } from '../parts/notice.tsx';
import type { ChangeForm } from './apply-shape.ts';
import classes from './truck-choice.module.css';
import { TruckWords } from './truck-words.tsx';

const field = fieldsOf<ChangeForm>();

/** A trucker applies with the truck they drive, and no other. */
export function DrivenTruck({ opportunityId }: { readonly opportunityId: string }): ReactNode {
  const { t } = useTranslation();
  const { set } = useFormValues();
  const reply = useCall(findApplicationTrucks, { params: { id: opportunityId }, query: {} });
  const truck = reply.data?.trucks[0];
  const { truckId = null, driverId = null } = truck ?? {};
  useEffect(() => {
    set(field('truckId'), truckId);
    set(field('driverId'), driverId);
  }, [set, truckId, driverId]);
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} error={reply.error} />;
  if (!reply.data) return <CardsSkeleton cards={1} />;
  if (!truck) {
    return (
      <Notice tone="danger" icon={IconTruckOff} role="alert">
        <span>{t('errors.opportunities.noTruckDriven')}</span>
      </Notice>
    );
  }
  return (
    <div className={classes.card}>
      <TruckWords truck={truck} />
    </div>
  );
}

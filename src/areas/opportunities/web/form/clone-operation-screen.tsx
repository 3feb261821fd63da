import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import { detailAddress } from '#areas/operations/contract/operation-addresses.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { CopyForm } from './copy-form.tsx';
import { ReadFailure } from './read-failure.tsx';
import { operationValues } from './start-values.ts';
import { WritersOnly } from './writers-only.tsx';

/** A new opportunity for the freight of an operation. */
export default function CloneOperationScreen(): ReactNode {
  const { t } = useTranslation();
  const { operationId: id = '' } = useParams();
  const reply = useCall(OPERATION_CALLS.normal.read, { params: { id } });
  const operation = reply.data?.operation;
  const backTo = detailAddress('normal', id);
  const body = () => {
    if (operation) {
      return (
        <CopyForm
          key={id}
          place="own"
          label={t('opportunities.form.cloneOperation')}
          draft={`opportunity.operation.${id}`}
          backTo={backTo}
          client={operation.client}
          description={describe(operation)}
          start={(copied) => operationValues(operation, copied)}
        />
      );
    }
    if (!reply.isError) return <FormSkeleton fields={12} />;
    const words = { what: t('opportunities.form.operationWhat'), gone: t('opportunities.form.operationGone') };
    return <ReadFailure error={reply.error} {...words} onRetry={() => void reply.refetch()} />;
  };
  return (
    <WritersOnly place="own">
      <FormScreen title={t('opportunities.form.cloneOperation')} text={operation?.code} backTo={backTo}>
        {body()}
      </FormScreen>
    </WritersOnly>
  );
}

/** `OP-1042 · Montero → La Paz` */
const describe = ({ code, origin, destination }: OperationView): string =>
  `${code} · ${origin.cityName} → ${destination.cityName}`;

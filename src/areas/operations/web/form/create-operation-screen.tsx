import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { detailAddress, listAddress, newOrdersAddress } from '#areas/operations/contract/operation-addresses.ts';
import { BackCard } from '#ui/form/back-card.tsx';
import type { OperationScreenProps } from '../operation-screen-props.ts';
import classes from './form-screen.module.css';
import { OperationForm } from './operation-form.tsx';

/** A new operation; with a plate, it leads on to the order of that truck. */
export default function CreateOperationScreen({ kind }: OperationScreenProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { assignedPlate } = useParams();
  return (
    <div className={classes.screen} data-form-screen>
      <BackCard title={t(`operations.kinds.${kind}.new`)} backTo={listAddress(kind)} />
      <OperationForm
        kind={kind}
        operation={null}
        plate={assignedPlate}
        onSaved={({ _id }) =>
          void navigate(assignedPlate ? newOrdersAddress(kind, _id, assignedPlate) : detailAddress(kind, _id), {
            replace: true,
          })
        }
      />
    </div>
  );
}

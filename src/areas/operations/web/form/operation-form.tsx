import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import { SEE_FREIGHT } from '#areas/operations/contract/operation.permissions.ts';
import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import { detailAddress, listAddress } from '#areas/operations/contract/operation-addresses.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { countryOrDefault, shownPlate } from '#countries/country.ts';
import { showDay } from '#kernel/dates.ts';
import { holds } from '#kernel/permission.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { OperationFields } from './operation-fields.tsx';
import { bodyOf, formOf, operationShape, type OperationForm as Values } from './operation-shape.ts';

interface OperationFormProps {
  readonly kind: OperationKind;
  /** Null for a new one. */
  readonly operation: OperationView | null;
  readonly plate?: string | undefined;
  readonly onSaved: (operation: OperationView) => void;
  /** Reads the operation again after somebody else changed it. */
  readonly onReload?: () => void;
}

/** One form for creating and changing an operation of either kind. */
export function OperationForm({ kind, operation, plate, onSaved, onReload }: OperationFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const dialogs = useDialogs();
  const { country, permissions, userId, stepIn } = useSignedIn();
  const shape = useMemo(() => operationShape(kind), [kind]);
  const ownCurrency = countryOrDefault(country).currency.code;
  const create = useAction(OPERATION_CALLS[kind].create);
  const update = useAction(OPERATION_CALLS[kind].update);
  const save = async (values: Values) => {
    const body = bodyOf(values);
    if (!operation) return create.mutateAsync({ body });
    return update.mutateAsync({ params: { id: operation._id }, body: { ...body, version: operation.version } });
  };
  const confirm = ({ origin, destination, pickupDate, deliveryDate }: Values) =>
    dialogs.warn(
      t('operations.confirmCreate', {
        origin: origin.cityName,
        destination: destination.cityName,
        pickup: showDay(pickupDate),
        delivery: showDay(deliveryDate),
      }),
    );
  const words = `operations.kinds.${kind}` as const;
  return (
    <FormShell
      label={t(`${words}.${operation ? 'edit' : 'new'}`)}
      shape={shape}
      // Who has stepped in is no member of the company, so they cannot look after the operation.
      defaults={formOf(operation, ownCurrency, stepIn ? null : userId)}
      recordId={operation?._id}
      draft={operation ? `operation.update.${operation._id}` : `operation.${kind}.create`}
      backTo={operation ? detailAddress(kind, operation._id) : listAddress(kind)}
      failure={{
        action: operation ? 'update' : 'create',
        what: t(`${words}.what`),
        ...(onReload ? { reload: onReload } : {}),
      }}
      {...(operation ? {} : { confirm })}
      save={save}
      onSaved={({ operation: saved }) => {
        snackbar.success(operation ? t('operations.saved') : t('operations.created', { code: saved.code }));
        onSaved(saved);
      }}
    >
      <OperationFields
        kind={kind}
        operation={operation}
        ownCurrency={ownCurrency}
        plate={plate && shownPlate(country, plate)}
        asksPrices={!operation || holds(permissions, SEE_FREIGHT)}
      />
    </FormShell>
  );
}

import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StartedOperationProps } from '#areas/operations/contract/operation-slots.ts';
import { countryOrDefault } from '#countries/country.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { OperationFields } from './operation-fields.tsx';
import { bodyOf, operationShape, startedForm } from './operation-shape.ts';

/** A new operation of which much is known already, such as one that an award creates. */
export default function StartedOperationForm(props: StartedOperationProps): ReactNode {
  const { start, recordId, draft, backTo, submitLabel, blocked, confirm, save, onSaved } = props;
  const { t } = useTranslation();
  const { country, userId, stepIn } = useSignedIn();
  const shape = useMemo(() => operationShape('normal'), []);
  const ownCurrency = countryOrDefault(country).currency.code;
  return (
    <FormShell
      label={t('operations.kinds.normal.new')}
      shape={shape}
      // Who has stepped in is no member of the company, so they cannot look after the operation.
      defaults={startedForm(start, ownCurrency, stepIn ? null : userId)}
      recordId={recordId}
      draft={draft}
      backTo={backTo}
      submitLabel={submitLabel}
      blocked={blocked}
      failure={{ action: 'create', what: t('operations.kinds.normal.what') }}
      confirm={confirm}
      save={(values) => save(bodyOf(values))}
      onSaved={onSaved}
    >
      <OperationFields
        kind="normal"
        operation={null}
        ownCurrency={ownCurrency}
        plate={undefined}
        asksPrices
        carrierAgreed
      />
    </FormShell>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SEE_FREIGHT } from '#areas/operations/contract/operation.permissions.ts';
import { createContract, updateContract } from '#areas/trade-documents/contract/order-form.calls.ts';
import { type ContractView, contractInputShape } from '#areas/trade-documents/contract/order-form.shapes.ts';
import {
  CONTRACT_DATES,
  CONTRACT_LONG_FIELDS,
  CONTRACT_REQUIRED,
  type ContractField,
  type ContractFields,
  SPECIAL_CLAUSES_MAX,
} from '#areas/trade-documents/rules/transport-contract.ts';
import { holds } from '#kernel/permission.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid, FormSection, FullRow } from '#ui/form/layout.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { tradeDocumentsAddress } from './addresses.ts';
import { CompleteField } from './complete-field.tsx';

interface ContractFormProps {
  readonly operationId: string;
  readonly orderId: string;
  /** Null for a new one. */
  readonly contract: ContractView | null;
  /** The values known so far. */
  readonly fields: ContractFields;
  readonly readOnly: boolean;
  readonly onSaved: (contract: ContractView) => void;
  readonly onReload: () => void;
}

const field = fieldsOf(contractInputShape);

const GROUPS: readonly (readonly [NameIn<'tradeDocuments.contract.groups'>, readonly ContractField[]])[] = [
  ['contractor', ['contractorName', 'contractorTaxId', 'contractorAddress', 'contractorRepresentative']],
  [
    'carrier',
    ['carrierName', 'carrierTaxId', 'carrierAddress', 'driverName', 'driverDocument', 'plate', 'trailerPlate'],
  ],
  ['trip', ['cargo', 'weight', 'origin', 'destination', 'loadingDate', 'deliveryDate']],
  ['freight', ['freight', 'advance', 'paymentTerms']],
  ['signing', ['signingPlace', 'signingDate', 'specialClauses']],
];
const PRICES: readonly ContractField[] = ['freight', 'advance'];

/** The blanks of a contract, to fill in or read. */
export function ContractForm(props: ContractFormProps): ReactNode {
  const { operationId, orderId, contract, fields, readOnly, onSaved, onReload } = props;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const seesPrices = holds(useSignedIn().permissions, SEE_FREIGHT);
  const create = useAction(createContract);
  const update = useAction(updateContract);
  return (
    <FormShell
      label={t('tradeDocuments.documents.contract')}
      shape={contractInputShape}
      recordId={contract?._id}
      defaults={{ fields, complete: false }}
      backTo={tradeDocumentsAddress(readOnly ? 'show' : 'update', operationId)}
      submitLabel={t('tradeDocuments.documents.save')}
      readOnly={readOnly}
      failure={{
        action: contract ? 'update' : 'create',
        what: t('tradeDocuments.documents.contractWhat'),
        reload: onReload,
      }}
      save={(body) =>
        contract
          ? update.mutateAsync({ params: { id: contract._id }, body: { ...body, version: contract.version } })
          : create.mutateAsync({ params: { orderId }, body })
      }
      onSaved={({ contract: saved }) => {
        const notice = saved.completedAt ? 'completedNow' : 'saved';
        snackbar.success(t(`tradeDocuments.documents.${notice}`, { code: saved.code }));
        onSaved(saved);
      }}
    >
      {GROUPS.map(([group, names]) => (
        <FormSection key={group} title={t(`tradeDocuments.contract.groups.${group}`)}>
          <FieldGrid>
            {names
              .filter((name) => seesPrices || !PRICES.includes(name))
              .map((name) => (
                <Blank key={name} name={name} readOnly={readOnly} />
              ))}
          </FieldGrid>
        </FormSection>
      ))}
      {!readOnly && seesPrices && <CompleteField name={field('complete')} />}
    </FormShell>
  );
}

interface BlankProps {
  readonly name: ContractField;
  readonly readOnly: boolean;
}

function Blank({ name, readOnly }: BlankProps): ReactNode {
  const { t } = useTranslation();
  const blank = {
    name: field(`fields.${name}`),
    label: t(`tradeDocuments.contract.fields.${name}`),
    required: (CONTRACT_REQUIRED as readonly ContractField[]).includes(name),
    readOnly,
  };
  if (CONTRACT_DATES.includes(name)) return <DateField {...blank} minYear={2000} />;
  if (!CONTRACT_LONG_FIELDS.includes(name)) return <TextField {...blank} />;
  return (
    <FullRow>
      <TextareaField {...blank} max={SPECIAL_CLAUSES_MAX} />
    </FullRow>
  );
}

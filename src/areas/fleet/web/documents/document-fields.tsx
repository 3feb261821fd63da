import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DocumentAttribute,
  EARLIEST_DOCUMENT_YEAR,
  ISSUED_ATTRIBUTE,
  isIssued,
  POLICY_NUMBER,
} from '#areas/documents/rules/document-dates.ts';
import { DOCUMENT_NUMBER_MAX } from '#areas/documents/rules/document-limits.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { useToday } from '#ui/session/zone.ts';
import { DocumentRow, DocumentRows } from '#ui/upload/document-rows.tsx';
import { type FileValue, itemsOf } from '#ui/upload/file-value.ts';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { CARRIER_UPLOAD } from '#ui/upload/upload-rules.ts';
import { type AskedSlot, attributesBySlot, SLOT_TONES, slotState } from './slot-state.ts';
import { useExpiredWarning } from './use-expired-warning.ts';

/** A field of the form that belongs to a document. */
export interface AttributeField {
  readonly name: FieldName<string | null | undefined>;
  readonly label: string;
}

interface FleetDocumentFieldsProps {
  readonly name: FieldName<Readonly<Record<string, FileValue>>>;
  readonly slots: readonly AskedSlot[];
  /** Undefined where the form has no such field. */
  readonly fieldOf: (attribute: DocumentAttribute) => AttributeField | undefined;
}

/**
 * The documents inside the form of a driver or a vehicle, a row each with number, dates, file and state. A missing one
 * does not prevent saving: it only leaves the documents incomplete.
 */
export function FleetDocumentFields({ name, slots, fieldOf }: FleetDocumentFieldsProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  const attributes = attributesBySlot(slots);
  return (
    <DocumentRows label={t('fleet.documents.title')} rules={CARRIER_UPLOAD}>
      {slots.map((slot) => {
        const { type } = slot;
        const asked = (attributes.get(type) ?? []).filter((attribute) => fieldOf(attribute));
        const label = t(`documents.types.${type}`);
        return (
          <DocumentRow
            key={type}
            name={label}
            state={<SlotStateChip slot={slot} file={field(type)} fieldOf={fieldOf} />}
            facts={
              asked.length > 0 &&
              asked.map((attribute) => (
                <AttributeInput key={attribute} attribute={attribute} {...fieldOf(attribute)!} />
              ))
            }
          >
            <UploadField
              name={field(type)}
              label={label}
              rules={CARRIER_UPLOAD}
              allowedMaxFiles={1}
              documentType={type}
              required={false}
              inRow
            />
          </DocumentRow>
        );
      })}
    </DocumentRows>
  );
}

function AttributeInput({ attribute, name, label }: AttributeField & { attribute: DocumentAttribute }): ReactNode {
  const warn = useExpiredWarning();
  if (attribute === POLICY_NUMBER) return <TextField name={name} label={label} max={DOCUMENT_NUMBER_MAX} />;
  return (
    <DateField
      name={name}
      label={label}
      minYear={EARLIEST_DOCUMENT_YEAR}
      years="all"
      {...(attribute === ISSUED_ATTRIBUTE ? {} : { warn })}
    />
  );
}

interface SlotStateChipProps extends Pick<FleetDocumentFieldsProps, 'fieldOf'> {
  readonly slot: AskedSlot;
  readonly file: FieldName<FileValue>;
}

/** Follows what is typed and uploaded. */
function SlotStateChip({ slot, file, fieldOf }: SlotStateChipProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const issuedIn = isIssued(slot.type) ? fieldOf(ISSUED_ATTRIBUTE)?.name : undefined;
  const expiresIn = slot.expiration ? fieldOf(slot.expiration)?.name : undefined;
  // A document without a date follows its file alone.
  const issued = useFieldValue<unknown>(issuedIn ?? file);
  const expires = useFieldValue<unknown>(expiresIn ?? file);
  const held = {
    hasFile: itemsOf(useFieldValue(file)).length > 0,
    issued: issuedIn && typeof issued === 'string' ? issued : null,
    expires: expiresIn && typeof expires === 'string' ? expires : null,
  };
  const state = slotState(slot, held, today);
  return <StatusChip tone={SLOT_TONES[state]} label={t(`fleet.documents.states.${state}`)} />;
}

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ABBREVIATION_MAX,
  ASSIGNMENT_PROPERTY,
  PATTERN_MAX,
  PROPERTY_LENGTH_CEILING,
  PROPERTY_TYPES,
} from '#areas/load-orders/rules/property-type.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import classes from './properties.module.css';
import { definitionOf, isTyped, keyFor, type PropertyEntry } from './properties-shape.ts';
import { PropertyPreview } from './property-preview.tsx';

/** In the order of the steps of the order form. */
const STEPS = ['route', 'cargo', 'freight', 'more'] as const;
export const LAST_STEP = STEPS.length;

/** One property with all its settings, beside a preview of its field. */
export function PropertyEntryFields({ path }: { readonly path: FieldName<PropertyEntry> }): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(path);
  const entry = useFieldValue(path);
  useProposedKey(field('nameKey'), entry);
  const label = (name: NameIn<'loadOrders.properties.fields'>) => t(`loadOrders.properties.fields.${name}`);
  const help = (name: NameIn<'loadOrders.properties.help'>) => t(`loadOrders.properties.help.${name}`);
  const isNumber = entry.nameKey === ASSIGNMENT_PROPERTY;
  return (
    <div className={classes.entry}>
      <div className={classes.fields}>
        <TextField name={field('name')} label={label('name')} max={NAME_MAX} />
        <TextField
          name={field('nameKey')}
          label={label('nameKey')}
          help={help(isNumber ? 'assignment' : entry.stored ? 'storedKey' : 'nameKey')}
          max={40}
          readOnly={entry.stored}
        />
        <SelectField
          name={field('type')}
          label={label('type')}
          options={PROPERTY_TYPES.map((value) => ({ value, label: t(`loadOrders.properties.types.${value}`) }))}
        />
        <SelectField
          name={field('formStep')}
          label={label('formStep')}
          options={STEPS.map((step, at) => ({
            value: String(at + 1),
            label: t(`loadOrders.screens.form.steps.${step}`),
          }))}
        />
        {isTyped(entry.type) && (
          <>
            <NumberField
              name={field('maxLength')}
              label={label('maxLength')}
              decimals={0}
              max={PROPERTY_LENGTH_CEILING}
            />
            <TextField
              name={field('regularExpression')}
              label={label('regularExpression')}
              help={help('regularExpression')}
              max={PATTERN_MAX}
            />
          </>
        )}
        {isNumber && isTyped(entry.type) && (
          <TextField
            name={field('abbreviation')}
            label={label('abbreviation')}
            help={help('abbreviation')}
            max={ABBREVIATION_MAX}
          />
        )}
        <NumberField name={field('number')} label={label('number')} help={help('number')} decimals={0} />
        {entry.type === 'list' && (
          <div className={classes.wide}>
            <TextareaField name={field('values')} label={label('values')} help={help('values')} required />
          </div>
        )}
        <SwitchField name={field('required')} label={label('required')} />
        <SwitchField name={field('disable')} label={label('disable')} help={help('disable')} />
      </div>
      <PropertyPreview definition={definitionOf(entry)} />
    </div>
  );
}

/** The key follows the name until somebody edits the key. */
function useProposedKey(field: FieldName<string>, { name, nameKey, stored }: PropertyEntry): void {
  const { set } = useFormValues();
  const before = useRef(name);
  useEffect(() => {
    const follows = !stored && nameKey === keyFor(before.current);
    before.current = name;
    if (follows && nameKey !== keyFor(name)) set(field, keyFor(name), { shouldDirty: true });
  }, [field, name, nameKey, stored, set]);
}

import { ActionIcon, Button, Text } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DockOperation,
  freeOperations,
  MAX_CATEGORIES,
  SERVICE_MINUTES_MAX,
  SERVICE_MINUTES_MIN,
} from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { type FieldName, fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useEntries, useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import classes from './category-rows.module.css';
import type { CategoriesForm } from './category-shape.ts';

const form = fieldsOf<CategoriesForm>();
const NEW_MINUTES = 60;

/** One row per type and operation; one that future bookings use is locked. */
export function CategoryRows(): ReactNode {
  const { t } = useTranslation();
  const { entries, append, remove } = useEntries(form('categories'));
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = entries.length >= MAX_CATEGORIES;
  const rows = useFieldValue(form('categories'));
  /** The operations of a truck type in the other rows. */
  const usedBy = (type: string, except?: number) =>
    rows.flatMap(({ typeTransportUnit, typeOperation }, at) =>
      at !== except && typeTransportUnit.id === type ? [typeOperation.id] : [],
    );
  const add = () =>
    append({
      _id: null,
      typeTransportUnit: { id: TRUCK_TYPES[0] },
      typeOperation: { id: freeOperations(usedBy(TRUCK_TYPES[0]))[0] ?? null },
      timeOfService: NEW_MINUTES,
      scheduling: true,
      locked: false,
    });
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('fleet.vehicles.categories.help')}
      </Text>
      {entries.length === 0 && <Text>{t('fleet.vehicles.categories.empty')}</Text>}
      {entries.map(({ id, name, initial }, index) => (
        <CategoryFields
          key={id}
          index={index}
          name={name}
          locked={initial.locked}
          operations={freeOperations(usedBy(rows[index]?.typeTransportUnit.id ?? '', index))}
          onRemove={() => {
            remove(index);
            // Moves the focus, because the focused button was removed with its row.
            addButton.current?.focus();
          }}
        />
      ))}
      <Button
        ref={addButton}
        className={classes.add!}
        variant="default"
        leftSection={<IconPlus size="1.1rem" aria-hidden />}
        disabled={isFull}
        onClick={add}
      >
        {t('fleet.vehicles.categories.add')}
      </Button>
      {isFull && (
        <Text size="sm" role="status">
          {t('errors.vehicles.tooManyCategories', { count: MAX_CATEGORIES })}
        </Text>
      )}
    </>
  );
}

interface CategoryFieldsProps {
  readonly index: number;
  readonly name: FieldName<CategoriesForm['categories'][number]>;
  readonly locked: boolean;
  readonly operations: readonly DockOperation[];
  readonly onRemove: () => void;
}

function CategoryFields({ index, name, locked, operations, onRemove }: CategoryFieldsProps): ReactNode {
  const { t } = useTranslation();
  const { set } = useFormValues();
  const field = fieldsIn(name);
  const number = index + 1;
  const types = TRUCK_TYPES.map((type) => ({ value: type, label: t(`fleet.vehicles.types.${type}`) }));
  return (
    <fieldset className={classes.row} aria-label={t('fleet.vehicles.categories.one', { number })}>
      <SelectField
        name={field('typeTransportUnit.id')}
        label={t('fleet.vehicles.categories.typeTransportUnit')}
        options={types}
        disabled={locked}
        onPick={() => set(field('typeOperation.id'), null, { shouldDirty: true })}
      />
      <SelectField
        name={field('typeOperation.id')}
        label={t('fleet.vehicles.categories.typeOperation')}
        options={operations.map((operation) => ({
          value: operation,
          label: t(`fleet.vehicles.dockOperations.${operation}`),
        }))}
        disabled={locked}
      />
      <NumberField
        name={field('timeOfService')}
        label={t('fleet.vehicles.categories.timeOfService')}
        decimals={0}
        min={SERVICE_MINUTES_MIN}
        max={SERVICE_MINUTES_MAX}
        step={1}
        disabled={locked}
      />
      <div className={classes.booked}>
        <SwitchField name={field('scheduling')} label={t('fleet.vehicles.categories.scheduling')} disabled={locked} />
      </div>
      {locked ? (
        <span className={classes.lock} title={t('fleet.vehicles.categories.locked')}>
          <IconLock size="1.15rem" stroke={1.6} role="img" aria-label={t('fleet.vehicles.categories.locked')} />
        </span>
      ) : (
        <ActionIcon
          className={classes.remove!}
          variant="subtle"
          color="gray"
          size="lg"
          onClick={onRemove}
          aria-label={t('fleet.vehicles.categories.remove', { number })}
        >
          <IconTrash size="1.15rem" stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </fieldset>
  );
}

import { Button, CloseButton, Input } from '@mantine/core';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CountryCode } from '#countries/country-type.ts';
import { type Position, showPosition } from '#kernel/position.ts';
import { FIELD_CLASSES } from '#ui/fields/field-classes.ts';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import classes from './position-field.module.css';

// Loaded on demand: not everybody opens the map.
const MapPickerDialog = lazy(async () => {
  const { MapPickerDialog: Picker } = await import('./map-picker-dialog.tsx');
  return { default: Picker };
});

interface PositionFieldProps {
  /** The form path of the place: `origin`, `stops.2.place`. */
  readonly name: FieldName<{
    readonly lat: number | null;
    readonly lng: number | null;
    readonly countryCode: CountryCode | null;
  }>;
  readonly label: string;
  readonly words: { readonly pick: string; readonly clear: string };
}

/** The exact position: chosen on the map, or pasted as a map link. */
export function PositionField({ name, label, words }: PositionFieldProps): ReactNode {
  const field = fieldsIn(name);
  const { set } = useFormValues();
  const lat = useFieldValue(field('lat'));
  const lng = useFieldValue(field('lng'));
  const country = useFieldValue(field('countryCode'));
  const [opened, setOpened] = useState<boolean | null>(null);
  const at = lat === null || lng === null ? null : { lat, lng };
  const put = (position: Position | null) => {
    const options = { shouldDirty: true, shouldValidate: true };
    set(field('lat'), position?.lat ?? null, options);
    set(field('lng'), position?.lng ?? null, options);
  };
  return (
    <Input.Wrapper label={label} labelElement="div" classNames={FIELD_CLASSES}>
      <div className={classes.row}>
        <Button
          variant="default"
          className={classes.button!}
          leftSection={<IconMapPin size="1.1rem" stroke={1.6} aria-hidden />}
          onClick={() => setOpened(true)}
          aria-label={`${label}: ${at ? `${showPosition(at)}, ` : ''}${words.pick}`}
        >
          {at ? showPosition(at) : words.pick}
        </Button>
        {at && <CloseButton onClick={() => put(null)} aria-label={words.clear} />}
      </div>
      {opened !== null && (
        <Suspense fallback={null}>
          <MapPickerDialog
            opened={opened}
            initial={at}
            country={country}
            title={label}
            onConfirm={(position) => {
              put(position);
              setOpened(false);
            }}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}

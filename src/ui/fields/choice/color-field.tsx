import { ColorInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { SWATCHES } from '#ui/theme/swatches.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour as #RRGGBB, typed, picked or taken from a swatch. */
export function ColorField(props: FieldProps<string>): ReactNode {
  const { t } = useTranslation();
  const field = useField<string>(props, {
    empty: '',
    check: (value) => (typeof value === 'string' && value !== '' && !HEX.test(value) ? { code: 'color' } : undefined),
  });
  return (
    <ColorInput
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      format="hex"
      swatches={[...SWATCHES]}
      swatchesPerRow={8}
      withEyeDropper={false}
      fixOnBlur={false}
      autoComplete="off"
      autoFocus={props.autoFocus}
      readOnly={props.readOnly ?? false}
      placeholder={props.placeholder ?? t('ui.fields.color.placeholder')}
      value={field.value ?? ''}
      onChange={(color) => field.change(color.toUpperCase())}
      onBlur={field.blur}
    />
  );
}

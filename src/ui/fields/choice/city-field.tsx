import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AsyncSelectField, type AsyncSelectFieldProps } from './async-select-field.tsx';

const CITY_LETTERS = 3;

type CityFieldProps<V extends FieldValues, N extends FieldPath<V>, T> = Omit<
  AsyncSelectFieldProps<V, N, T>,
  'minLetters' | 'leftSection'
>;

/** A city, found by typing three letters. */
export function CityField<V extends FieldValues, N extends FieldPath<V>, T = V>(
  props: CityFieldProps<V, N, T>,
): ReactNode {
  const { t } = useTranslation();
  return (
    <AsyncSelectField
      {...props}
      minLetters={CITY_LETTERS}
      placeholder={props.placeholder ?? t('ui.fields.city.placeholder')}
      leftSection={<IconMapPin size="1.15rem" aria-hidden />}
    />
  );
}

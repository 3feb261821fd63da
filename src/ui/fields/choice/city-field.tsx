import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AsyncSelectField, type AsyncSelectFieldProps } from './async-select-field.tsx';

const CITY_LETTERS = 3;

type CityFieldProps = Omit<AsyncSelectFieldProps, 'minLetters' | 'leftSection'>;

/** A city, found by typing three letters. */
export function CityField(props: CityFieldProps): ReactNode {
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

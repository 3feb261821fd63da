import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ENTRY_NAME_MAX } from '#areas/master-data/rules/catalogue-limits.ts';
import type { EntryNames } from '#kernel/catalogue.ts';
import { BASE_LANGUAGES, type BaseLanguage } from '#kernel/language.ts';
import type { FieldName } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';

interface RowButtonProps {
  readonly label: string;
  readonly icon: Icon;
  readonly onClick: () => void;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-pressed'?: boolean;
}

/** What can be done with one line of a list of words, as a sign. */
export function RowButton({ label, icon: Sign, ...more }: RowButtonProps): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} {...more}>
      <Sign size="1.1rem" stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}

interface NameFieldsProps {
  readonly nameOf: (language: BaseLanguage) => FieldName<string | null | undefined>;
  /** What the product says, where it says anything. */
  readonly product: EntryNames | null;
}

/** The same thing said in every language; what is left empty is said as the product does. */
export function NameFields({ nameOf, product }: NameFieldsProps): ReactNode {
  const { t } = useTranslation();
  return BASE_LANGUAGES.map((one) => (
    <TextField
      key={one}
      name={nameOf(one)}
      label={t(`masterData.names.${one}`)}
      max={ENTRY_NAME_MAX}
      placeholder={product?.[one] ?? ''}
    />
  ));
}

import { Badge, Text } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedWords } from '#areas/master-data/contract/word.calls.ts';
import { BASE_LANGUAGES, baseOf, type Language } from '#kernel/language.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { FieldGrid } from '#ui/form/layout.tsx';
import classes from '../catalogue.module.css';
import { NameFields, RowButton } from '../row-parts.tsx';
import { type WordForm, wordsShape } from './words-shape.ts';

const form = fieldsOf(wordsShape);

interface WordRowProps {
  readonly word: EditedWords['words'][number];
  /** Its place in the form. */
  readonly index: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One label: what readers see now, what the product says where that differs, and its fields once somebody changes it. */
export function WordRow({ word, index, isOpen, onToggle }: WordRowProps): ReactNode {
  const { t, i18n } = useTranslation();
  const path = form(`words.${index}`);
  const field = fieldsIn<WordForm>(path);
  const { set } = useFormValues();
  const names = useFieldValue(path)?.names;
  const language = baseOf(i18n.language as Language);
  const product = word.productNames[language];
  const isRenamed = BASE_LANGUAGES.some((one) => names?.[one]?.trim());
  const name = names?.[language]?.trim() || product;
  const reset = () => {
    for (const one of BASE_LANGUAGES) set(field(`names.${one}`), '', { shouldDirty: true });
  };
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        {name !== product && (
          <Text size="sm" c="dimmed">
            {product}
          </Text>
        )}
        {word.section && (
          <Text size="sm" c="dimmed">
            {sectionLabel(word.section)}
          </Text>
        )}
        {isRenamed && <Badge variant="light">{t('masterData.words.renamed')}</Badge>}
        {isRenamed && (
          <RowButton label={t('masterData.words.reset', { name: product })} icon={IconRestore} onClick={reset} />
        )}
        <RowButton
          label={t('masterData.words.edit', { name })}
          icon={IconPencil}
          onClick={onToggle}
          aria-expanded={isOpen}
        />
      </div>
      {isOpen && (
        <FieldGrid>
          <NameFields nameOf={(one) => field(`names.${one}`)} product={word.productNames} />
        </FieldGrid>
      )}
    </li>
  );

  function sectionLabel(section: string): string {
    if (section === 'configuration') return t('shell.configuration');
    return section === 'profile' ? t('shell.profileMenu') : t(dynamicKey('menu.groups', section));
  }
}

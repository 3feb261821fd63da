import { ActionIcon, Badge } from '@mantine/core';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedCatalogue } from '#areas/master-data/contract/catalogue.calls.ts';
import { nameIn } from '#kernel/catalogue.ts';
import type { Language } from '#kernel/language.ts';
import type { Option } from '#ui/fields/choice/option.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { ReorderHandle } from '#ui/form/use-reorder.ts';
import classes from './catalogue.module.css';
import { type EntryForm, newEntry } from './catalogue-shape.ts';
import { NameFields, RowButton } from './row-parts.tsx';

interface EntryRowProps {
  readonly path: FieldName<EntryForm>;
  readonly number: number;
  /** As stored: the names of the product, and what an own entry can be used for or behave as. */
  readonly catalogue: EditedCatalogue;
  readonly handle: ReorderHandle;
  readonly isDragged: boolean;
  readonly onRemove: () => void;
}

/** One entry: its name as readers see it, and its fields once somebody wants to change them. */
export function EntryRow({ path, number, catalogue, handle, isDragged, onRemove }: EntryRowProps): ReactNode {
  const { t, i18n } = useTranslation();
  const field = fieldsIn(path);
  const { set } = useFormValues();
  // Nothing for the moment between its removal and the end of the row.
  const entry: EntryForm | undefined = useFieldValue(path);
  const { key, isOwn, names, hidden } = entry ?? newEntry();
  const [isOpen, setOpen] = useState(key === '');
  const language = i18n.language as Language;
  const written = writtenNames(names);
  const ofProduct = catalogue.entries.find((entry) => entry.key === key)?.productNames ?? null;
  const isRenamed = !isOwn && Object.values(written).some((name) => name !== null);
  const name = nameIn(written, language) ?? (ofProduct && nameIn(ofProduct, language)) ?? t('masterData.unnamed');
  return (
    <li className={classes.entry} data-dragged={isDragged || undefined} data-hidden={hidden || undefined}>
      <div className={classes.head}>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.handle!}
          aria-label={t('masterData.drag', { name, number })}
          {...handle}
        >
          <IconGripVertical size="1.1rem" stroke={1.6} aria-hidden />
        </ActionIcon>
        <span className={classes.name}>{name}</span>
        {isOwn && <Badge variant="light">{t('masterData.own')}</Badge>}
        {isRenamed && <Badge variant="light">{t('masterData.renamed')}</Badge>}
        {hidden && (
          <Badge variant="light" color="gray">
            {t('masterData.hidden')}
          </Badge>
        )}
        <RowButton
          label={t('masterData.edit', { name })}
          icon={IconPencil}
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
        />
        <RowButton
          label={t(hidden ? 'masterData.show' : 'masterData.hide', { name })}
          icon={hidden ? IconEyeOff : IconEye}
          onClick={() => set(field('hidden'), !hidden, { shouldDirty: true })}
          aria-pressed={hidden}
        />
        {isOwn && <RowButton label={t('masterData.remove', { name })} icon={IconTrash} onClick={onRemove} />}
      </div>
      {isOpen && (
        <FieldGrid>
          <NameFields nameOf={(one) => field(`names.${one}`)} product={ofProduct} />
          {isOwn && (
            <SelectField
              name={field('behavesAs')}
              label={t(catalogue.kinds ? 'masterData.usedFor' : 'masterData.behavesAs')}
              help={catalogue.kinds ? undefined : t('masterData.behavesAsHelp')}
              options={behavioursOf(catalogue, language)}
              required
            />
          )}
        </FieldGrid>
      )}
    </li>
  );
}

function behavioursOf({ kinds, entries }: EditedCatalogue, language: Language): Option[] {
  if (kinds) return kinds.map(({ key, name }) => ({ value: key, label: name }));
  return entries.flatMap(({ key, productNames }) =>
    productNames ? [{ value: key, label: nameIn(productNames, language) ?? key }] : [],
  );
}

const textOf = (text: string | null | undefined) => text?.trim() || null;

function writtenNames(names: EntryForm['names']) {
  return { 'pt-BR': textOf(names['pt-BR']), es: textOf(names.es), en: textOf(names.en) };
}

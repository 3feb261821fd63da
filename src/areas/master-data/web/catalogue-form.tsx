import { Button, Text, VisuallyHidden } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditedCatalogue, saveCatalogue } from '#areas/master-data/contract/catalogue.calls.ts';
import { MAX_ENTRIES } from '#areas/master-data/rules/catalogue-limits.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useEntries } from '#ui/fields/form-values.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { useReorder } from '#ui/form/use-reorder.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import classes from './catalogue.module.css';
import { bodyOf, catalogueShape, formOf, newEntry } from './catalogue-shape.ts';
import { EntryRow } from './entry-row.tsx';
import { withName } from './with-name.ts';

const field = fieldsOf(catalogueShape);

interface CatalogueFieldsProps {
  readonly catalogue: EditedCatalogue;
  readonly onReload: () => void;
}

/** All entries are saved at once, because their order matters. */
export function CatalogueFields({ catalogue, onReload }: CatalogueFieldsProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { companyId } = useSignedIn();
  const saving = useAction(saveCatalogue, { refresh: ['loadingOrder'] });
  const naming = (error: unknown) => {
    throw withName(error, (name) => t('masterData.changedBy', { name }));
  };
  return (
    <FormShell
      label={t('masterData.title')}
      shape={catalogueShape}
      recordId={companyId ?? undefined}
      defaults={formOf(catalogue)}
      backTo="/"
      submitLabel={t('masterData.save')}
      failure={{ action: 'update', what: t('masterData.what'), reload: onReload }}
      save={(form) =>
        saving.mutateAsync({ params: { catalogue: catalogue.catalogue }, body: bodyOf(catalogue, form) }).catch(naming)
      }
      onSaved={() => snackbar.success(t('masterData.saved'))}
    >
      <FormSection title={t('masterData.title')}>
        <Entries catalogue={catalogue} />
      </FormSection>
    </FormShell>
  );
}

function Entries({ catalogue }: Pick<CatalogueFieldsProps, 'catalogue'>): ReactNode {
  const { t } = useTranslation();
  const { entries, append, remove, move } = useEntries(field('entries'));
  const [announcement, setAnnouncement] = useState('');
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setAnnouncement(t('masterData.moved', { number: to + 1, count: entries.length }));
  };
  const { list, dragged, handle } = useReorder(entries.length, moveTo);
  return (
    <div className={classes.whole}>
      {catalogue.changedBy && (
        <Text size="sm" c="dimmed">
          {t('masterData.lastChange', { name: catalogue.changedBy })}
        </Text>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ol ref={list} className={classes.list}>
        {entries.map(({ id, name }, index) => (
          <EntryRow
            key={id}
            path={name}
            number={index + 1}
            catalogue={catalogue}
            handle={handle(index)}
            isDragged={dragged === index}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {catalogue.isClosed ? (
        <Text size="sm" c="dimmed">
          {t('masterData.closed')}
        </Text>
      ) : (
        <Button
          variant="light"
          className={classes.add!}
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={entries.length >= MAX_ENTRIES}
          onClick={() => append(newEntry())}
        >
          {t('masterData.add')}
        </Button>
      )}
    </div>
  );
}

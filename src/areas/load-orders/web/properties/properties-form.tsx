import { Button } from '@mantine/core';
import IconForms from '@tabler/icons-react/dist/esm/icons/IconForms.mjs';
import IconHash from '@tabler/icons-react/dist/esm/icons/IconHash.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PropertiesView,
  readProperties,
  saveProperties,
} from '#areas/load-orders/contract/order-property.calls.ts';
import { MAX_PROPERTIES } from '#areas/load-orders/rules/order-limits.ts';
import { ASSIGNMENT_PROPERTY } from '#areas/load-orders/rules/property-type.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { EntryList } from '#ui/form/entries/entry-list.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { entryOf, newEntry, type PropertyEntry, propertiesShape } from './properties-shape.ts';
import { LAST_STEP, PropertyEntryFields } from './property-entry.tsx';

const field = fieldsOf(propertiesShape);

interface PropertiesFormProps {
  readonly list: PropertiesView;
  readonly backTo: string;
  readonly onReload: () => void;
}

/** The whole list is saved at once, because its order matters. */
export function PropertiesForm({ list, backTo, onReload }: PropertiesFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const saving = useAction(saveProperties, { refresh: [readProperties.id] });
  const words = {
    one: (number: number) => t('loadOrders.properties.one', { number }),
    add: t('loadOrders.properties.add'),
    remove: (name: string) => t('loadOrders.properties.remove', { name }),
  };
  return (
    <FormShell
      label={t('loadOrders.properties.title')}
      shape={propertiesShape}
      recordId="orderProperties"
      defaults={{ properties: list.properties.map((property) => entryOf(property, LAST_STEP)) }}
      backTo={backTo}
      submitLabel={t('loadOrders.screens.save')}
      failure={{ action: 'update', what: t('loadOrders.properties.what'), reload: onReload }}
      save={({ properties }) => saving.mutateAsync({ body: { version: list.version, properties } })}
      onSaved={() => snackbar.success(t('loadOrders.properties.saved'))}
    >
      <FormSection title={t('loadOrders.properties.list')} text={t('loadOrders.properties.text')}>
        <Nothing />
        <EntryList
          path={field('properties')}
          max={MAX_PROPERTIES}
          nameField="name"
          words={words}
          make={newEntry}
          otherAdds={(add) => <AddAssignmentNumber onAdd={add} />}
        >
          {(path) => <PropertyEntryFields path={path} />}
        </EntryList>
      </FormSection>
    </FormShell>
  );
}

const useEntries = () => useFieldValue(field('properties')) ?? [];

function Nothing(): ReactNode {
  const { t } = useTranslation();
  if (useEntries().length > 0) return null;
  return (
    <EmptyState
      compact
      icon={IconForms}
      title={t('loadOrders.properties.none')}
      text={t('loadOrders.properties.noneText')}
    />
  );
}

/** The one property with a meaning for the product; people could not guess its key. */
function AddAssignmentNumber({ onAdd }: { readonly onAdd: (entry: PropertyEntry) => void }): ReactNode {
  const { t } = useTranslation();
  if (useEntries().some(({ nameKey }) => nameKey === ASSIGNMENT_PROPERTY)) return null;
  const name = t('loadOrders.properties.assignmentNumber');
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconHash size="1rem" aria-hidden />}
      onClick={() => onAdd({ ...newEntry(), nameKey: ASSIGNMENT_PROPERTY, name })}
    >
      {t('loadOrders.properties.addAssignmentNumber')}
    </Button>
  );
}

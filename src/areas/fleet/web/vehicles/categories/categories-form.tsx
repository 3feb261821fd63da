import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CategoriesView, readCategories, saveCategories } from '#areas/fleet/contract/vehicle-category.calls.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { CategoryRows } from './category-rows.tsx';
import { bodyOf, categoriesShape, formOf } from './category-shape.ts';

interface CategoriesFormProps {
  readonly backTo: string;
  readonly onDone: () => void;
}

/** How long each type of truck takes at a dock. */
export default function CategoriesForm(props: CategoriesFormProps): ReactNode {
  const reply = useCall(readCategories, {}, { staleTime: 0 });
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data || !reply.isFetchedAfterMount) return <FormSkeleton fields={6} />;
  return <Loaded {...props} categories={reply.data} onReload={() => void reply.refetch()} />;
}

interface LoadedProps extends CategoriesFormProps {
  readonly categories: CategoriesView;
  readonly onReload: () => void;
}

function Loaded({ categories, backTo, onDone, onReload }: LoadedProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const saving = useAction(saveCategories);
  return (
    <FormShell
      label={t('fleet.vehicles.categories.title')}
      shape={categoriesShape}
      recordId="vehicleCategories"
      defaults={formOf(categories)}
      openedBy="categories"
      backTo={backTo}
      submitLabel={t('fleet.vehicles.actions.save')}
      failure={{ action: 'update', what: t('fleet.vehicles.categories.what'), reload: onReload }}
      save={(form) => saving.mutateAsync({ body: bodyOf(form.categories, categories.version) })}
      onSaved={() => {
        snackbar.success(t('fleet.vehicles.feedback.categoriesSaved'));
        onDone();
      }}
    >
      <CategoryRows />
    </FormShell>
  );
}

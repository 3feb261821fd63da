import { ActionIcon } from '@mantine/core';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { favouriteAssociation } from '#areas/companies/contract/association.calls.ts';
import { type AssociationRow, associationList } from '#areas/companies/contract/association.list.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import classes from './favourite-button.module.css';

/** The star of an associated company. It shows the choice at once, and the row's value when the list was read again. */
export function FavouriteButton({ row }: { readonly row: AssociationRow }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { mutate, isPending, variables } = useAction(favouriteAssociation, {
    refresh: [associationList.id],
    onFailed: (error) => snackbar.failure('update', t('companies.association.theAssociation'), error),
  });
  const isFavourite = isPending ? variables.body.favourite : row.favourite;
  const label = t(`companies.association.actions.${isFavourite ? 'unfavourite' : 'favourite'}`);
  const Star = isFavourite ? IconStarFilled : IconStar;
  const toggle = () => {
    // A second choice before the first one is saved could overtake it.
    if (!isPending) mutate({ params: { id: row._id }, body: { favourite: !isFavourite } });
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.star!}
      data-on={isFavourite || undefined}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Star size="1.15rem" aria-hidden />
    </ActionIcon>
  );
}

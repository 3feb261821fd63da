import { Button } from '@mantine/core';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as imports } from '#areas/imports/area.ts';
import { placeImport } from '#areas/routes/contract/route.imports.ts';
import { addressOf } from '#kernel/screens.ts';
import { NEW } from '../edit-address.ts';

const UPLOAD = addressOf(imports.uploader, { type: placeImport.id });

/** A new place, or many from a spreadsheet. */
export function PlaceButtons({ edit }: { readonly edit: (id: string) => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Button
        component={Link}
        to={UPLOAD}
        variant="default"
        leftSection={<IconFileImport size="1.1rem" stroke={1.6} aria-hidden />}
      >
        {t('routes.library.import.open')}
      </Button>
      <Button leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />} onClick={() => edit(NEW)}>
        {t('routes.library.places.create')}
      </Button>
    </>
  );
}

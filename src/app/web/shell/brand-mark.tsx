import { Group, Image, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBrand } from '#ui/theme/brand-context.tsx';
import classes from './brand-mark.module.css';

/** The company's logo where it has one, else the product's mark with the company's name. */
export function BrandMark({ wide }: { readonly wide: boolean }): ReactNode {
  const { t } = useTranslation();
  const { brand } = useBrand();
  const name = brand.name ?? t('session.product');
  return (
    <Group
      component={Link}
      renderRoot={(props) => <Link to="/" {...props} />}
      className={classes.mark ?? ''}
      gap="sm"
      wrap="nowrap"
      aria-label={name}
    >
      <Image src={brand.logo ?? '/favicon.svg'} alt="" className={classes.logo ?? ''} fit="contain" />
      {wide ? (
        <Text fw={650} size="sm" truncate>
          {name}
        </Text>
      ) : null}
    </Group>
  );
}

import { Button, Group, Stack, Text } from '@mantine/core';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { colorPalette } from '#areas/companies/rules/theme.ts';
import classes from './theme-preview.module.css';

/** The ten shades the product makes of a colour, and a button in it: the text on it turns black or white by contrast. */
export function ThemePreview({ color }: { readonly color: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const shades = useMemo(() => (color ? colorPalette(color) : []), [color]);
  if (!color) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {t('companies.preview')}
      </Text>
      <Group gap={0} wrap="nowrap" className={classes.shades ?? ''} aria-hidden>
        {shades.map((shade) => (
          <span key={shade} className={classes.shade} style={{ '--shade': shade } as CSSProperties} />
        ))}
      </Group>
      <Group>
        <Button color={color} tabIndex={-1} type="button">
          {t('companies.previewButton')}
        </Button>
      </Group>
    </Stack>
  );
}

import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#ui/session/signed-in.ts';
import type { ContentKind } from '../../contract/content.permissions.ts';
import { CONTENT_COUNTRIES, isContentCountry } from '../../rules/content-countries.ts';

/** Says so where the company works in a country without news and benefits, instead of an empty list that nothing fills. */
export function NotHere({ kind }: { readonly kind: ContentKind }): ReactNode {
  const { t } = useTranslation();
  const { country, isPlatform } = useSignedIn();
  if (isPlatform || isContentCountry(country)) return null;
  const names = CONTENT_COUNTRIES.map((code) => t(`lists.${kind}.values.country.${code}`));
  return (
    <Text size="sm" c="dimmed" mb="xs">
      {t('content.notHere', { countries: names.join(', ') })}
    </Text>
  );
}

import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionSearch } from './use-option-search.ts';

interface SearchStateProps {
  readonly search: OptionSearch;
  readonly minLetters: number;
}

/** What the list shows while it has no options. */
export function SearchState({ search, minLetters }: SearchStateProps): ReactNode {
  const { t } = useTranslation();
  if (search.state === 'waiting')
    return minLetters > 1 ? t('ui.fields.choice.letters', { count: minLetters }) : t('ui.fields.choice.search');
  if (search.state === 'loading') return t('ui.fields.choice.loading');
  if (search.state === 'found') return t('lists.noResult');
  return (
    <span role="alert">
      {t('ui.fields.choice.failed')}{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        onMouseDown={(event) => event.preventDefault()}
        onClick={search.retry}
      >
        {t('ui.fields.choice.retry')}
      </Anchor>
    </span>
  );
}

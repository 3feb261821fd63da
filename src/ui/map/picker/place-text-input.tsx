import { CloseButton, Loader, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonText } from '#ui/feedback/error-text.ts';
import classes from './map-picker.module.css';
import type { PickedPlace } from './use-picked-place.ts';

/** Half a coordinate is not a mistake yet. */
const PATIENCE_MS = 500;

/** Takes a map link or coordinates, typed or pasted. */
export function PlaceTextInput({ place }: { readonly place: PickedPlace }): ReactNode {
  const { text, write, isWrong, link } = place;
  const { t } = useTranslation();
  const [settled] = useDebouncedValue(text, PATIENCE_MS);
  const isWaiting = link.state === 'waiting';
  return (
    <TextInput
      label={t('ui.map.picker.label')}
      description={isWaiting ? t('ui.map.picker.resolving') : t('ui.map.picker.optional')}
      placeholder={t('ui.map.picker.placeholder')}
      autoComplete="off"
      inputMode="url"
      spellCheck={false}
      value={text}
      onChange={(event) => write(event.currentTarget.value)}
      error={problem()}
      rightSection={right()}
    />
  );

  function problem(): ReactNode {
    if (isWrong) return settled === text && t('ui.map.picker.wrong');
    if (link.state !== 'failed') return null;
    return (
      <>
        {reasonText(link.error, t)}{' '}
        <UnstyledButton className={classes.retry!} onClick={link.retry}>
          {t('ui.map.picker.retry')}
        </UnstyledButton>
      </>
    );
  }

  function right(): ReactNode {
    if (isWaiting) return <Loader size="xs" aria-hidden />;
    return text === '' ? null : <CloseButton aria-label={t('ui.map.picker.clear')} onClick={() => write('')} />;
  }
}

import { Text, TextInput, VisuallyHidden } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditedWords, saveWords } from '#areas/master-data/contract/word.calls.ts';
import { BASE_LANGUAGES } from '#kernel/language.ts';
import { TEXT_MAX } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { fold } from '#ui/palette/find-items.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import classes from '../catalogue.module.css';
import { withName } from '../with-name.ts';
import { WordRow } from './word-row.tsx';
import { bodyOf, formOf, wordsShape } from './words-shape.ts';

type EditedWord = EditedWords['words'][number];

interface WordsFormProps {
  readonly words: EditedWords;
  readonly onReload: () => void;
}

/** All words are saved at once. */
export function WordsForm({ words, onReload }: WordsFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { companyId } = useSignedIn();
  const saving = useAction(saveWords, {});
  const naming = (error: unknown) => {
    throw withName(error, (name) => t('masterData.words.changedBy', { name }));
  };
  return (
    <FormShell
      label={t('masterData.words.title')}
      shape={wordsShape}
      recordId={companyId ?? undefined}
      defaults={formOf(words)}
      backTo="/"
      submitLabel={t('masterData.words.save')}
      failure={{ action: 'update', what: t('masterData.words.what'), reload: onReload }}
      save={(form) => saving.mutateAsync({ body: bodyOf(words, form) }).catch(naming)}
      onSaved={() => snackbar.success(t('masterData.words.saved'))}
    >
      <Words edited={words} />
    </FormShell>
  );
}

/** Grouped and searchable; a word that is being edited stays, whatever is searched for. */
function Words({ edited }: { readonly edited: EditedWords }): ReactNode {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setOpen(new Set(open.has(key) ? [...open].filter((one) => one !== key) : [...open, key]));
  const wanted = fold(search).trim();
  const found = edited.words
    .map((word, index) => ({ word, index }))
    .filter(({ word }) => open.has(word.key) || textOf(word).includes(wanted));
  const sectionOf = (group: EditedWord['group']) => {
    const rows = found.filter(({ word }) => word.group === group);
    if (rows.length === 0) return null;
    return (
      <FormSection title={t(`masterData.words.${group}`)}>
        <ul className={classes.list}>
          {rows.map(({ word, index }) => (
            <WordRow
              key={word.key}
              word={word}
              index={index}
              isOpen={open.has(word.key)}
              onToggle={() => toggle(word.key)}
            />
          ))}
        </ul>
      </FormSection>
    );
  };
  return (
    <div className={classes.whole}>
      {edited.changedBy && (
        <Text size="sm" c="dimmed">
          {t('masterData.lastChange', { name: edited.changedBy })}
        </Text>
      )}
      <TextInput
        type="search"
        autoComplete="off"
        aria-label={t('masterData.words.search')}
        placeholder={t('masterData.words.search')}
        maxLength={TEXT_MAX}
        leftSection={<IconSearch size="1.1rem" aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        // It would save the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <VisuallyHidden role="status">
        {wanted === '' ? '' : t('masterData.words.found', { count: found.length })}
      </VisuallyHidden>
      {sectionOf('menu')}
      {sectionOf('orderColumns')}
      {found.length === 0 && <EmptyState title={t('masterData.words.none')} text={t('masterData.words.noneText')} />}
    </div>
  );
}

/** What a word is found by: what the product says and what the company says, in every language. */
const textOf = ({ productNames, names }: EditedWord) =>
  fold(BASE_LANGUAGES.map((language) => `${productNames[language]} ${names[language] ?? ''}`).join(' '));

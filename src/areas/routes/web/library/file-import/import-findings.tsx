import { Alert, Button, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FENCE_PROBLEMS } from '#areas/routes/rules/fence-shape.ts';
import { LINE_PROBLEMS } from '#areas/routes/rules/route-limits.ts';
import type { ImportFound } from './use-file-import.ts';

/** So many names are read; more are only counted. */
const SHOWN = 10;
const PROBLEMS = [...FENCE_PROBLEMS, ...LINE_PROBLEMS];

/** Texts that say what the file is about. */
export interface FindingWords {
  readonly found: (count: number) => string;
  readonly taken: (count: number) => string;
  readonly problems: (count: number) => string;
}

interface ImportFindingsProps {
  readonly found: ImportFound | null;
  readonly problem: string | null;
  readonly words: FindingWords;
  readonly swap: () => void;
  readonly children?: ReactNode;
}

/** What a file holds, before anything is stored. */
export function ImportFindings({ found, problem, words, swap, children }: ImportFindingsProps): ReactNode {
  const { t } = useTranslation();
  if (problem !== null) {
    return (
      <Alert color="red" role="alert">
        {problem}
      </Alert>
    );
  }
  if (!found) return null;
  return (
    <div role="status">
      <Text fw={600}>{words.found(found.found)}</Text>
      {found.looksSwapped && (
        <Alert color="yellow" my="xs" title={t('routes.library.import.swapped')}>
          <Button variant="default" size="compact-sm" onClick={swap}>
            {t('routes.library.import.swap')}
          </Button>
        </Alert>
      )}
      {children}
      {found.taken.length > 0 && <Names title={words.taken(found.taken.length)} names={found.taken} />}
      {found.problems.length > 0 && (
        <Alert color="red" my="xs" title={words.problems(found.problems.length)}>
          <Problems problems={found.problems} />
        </Alert>
      )}
    </div>
  );
}

function Problems({ problems }: Pick<ImportFound, 'problems'>): ReactNode {
  const { t } = useTranslation();
  const text = (code: string) => {
    const known = PROBLEMS.find((one) => one === code);
    return known ? t(`validation.${known}`) : code;
  };
  return <Names names={problems.map(({ name, code }) => `${name ?? ''}: ${text(code)}`)} />;
}

/** A few of many names. */
export function Names({ title, names }: { readonly title?: string; readonly names: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  const more = names.length - SHOWN;
  return (
    <>
      {title && (
        <Text size="sm" mt="xs">
          {title}
        </Text>
      )}
      <List size="sm">
        {names.slice(0, SHOWN).map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
        {more > 0 && <List.Item>{t('routes.library.import.more', { count: more })}</List.Item>}
      </List>
    </>
  );
}

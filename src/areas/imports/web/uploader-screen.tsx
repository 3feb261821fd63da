import { Button } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { importCallsOf } from '#areas/imports/contract/import.calls.ts';
import type { ImportDefinition } from '#areas/imports/contract/import-definition.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { ImportCalls } from '#ui/import/import-calls.ts';
import { ImportDialog } from '#ui/import/import-dialog.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useImportDefinitions } from './imports-context.ts';

/** The address is open to everybody; each import checks its own permission. */
export default function UploaderScreen(): ReactNode {
  const { type = '' } = useParams();
  const definition = useImportDefinitions().get(type);
  return definition ? <Uploader key={type} definition={definition} /> : <Closed why="unknownTarget" to="/" />;
}

/** The dialog over an empty page; closing it leads to the list of the records. */
function Uploader({ definition }: { readonly definition: ImportDefinition }): ReactNode {
  const { id, permission, listPath } = definition;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const calls = useImportCalls(definition);
  if (!useHolds(permission)) return <Closed why="notAllowed" to={listPath} />;
  return (
    <ImportDialog
      opened
      title={t(dynamicKey('imports.titles', id))}
      templateName={t(dynamicKey('imports.targets', id))}
      calls={calls}
      onClose={() => void navigate(listPath)}
      onImported={() => void queries.invalidateQueries()}
    />
  );
}

function useImportCalls(definition: ImportDefinition): ImportCalls {
  const api = useApi();
  return useMemo(() => {
    const { send, template } = importCallsOf(definition);
    return {
      preview: ({ content }) => api.call(send, { body: { file: content, preview: true } }),
      create: ({ content }) => api.call(send, { body: { file: content } }),
      createRight: ({ content }) => api.call(send, { body: { file: content, onlyRight: true } }),
      template: () => api.call(template, { body: {} }),
    };
  }, [api, definition]);
}

interface ClosedProps {
  readonly why: 'unknownTarget' | 'notAllowed';
  readonly to: string;
}

function Closed({ why, to }: ClosedProps): ReactNode {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconLock}
      title={t(`imports.${why}`)}
      action={
        <Button component={Link} to={to} variant="default">
          {t('imports.back')}
        </Button>
      }
    />
  );
}

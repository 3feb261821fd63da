import { Button } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import type { ImportDefinition } from '#areas/imports/contract/import-definition.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ImportDialog } from '#ui/import/import-dialog.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useImportDefinitions } from './imports-context.ts';
import { useImportCalls } from './use-import-calls.ts';

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

import { useMemo } from 'react';
import { importCallsOf } from '#areas/imports/contract/import.calls.ts';
import type { ImportDefinition } from '#areas/imports/contract/import-definition.ts';
import { useApi } from '#ui/api/api-context.tsx';
import type { ImportCalls } from '#ui/import/import-calls.ts';

/** The calls of the import dialog for one kind of record. */
export function useImportCalls(definition: ImportDefinition): ImportCalls {
  const api = useApi();
  return useMemo(() => {
    const { send, template } = importCallsOf(definition);
    return {
      preview: async ({ content }) => {
        const { templateUrl, ...reply } = await api.call(send, { body: { file: content, preview: true } });
        return templateUrl === undefined ? reply : { ...reply, templateUrl };
      },
      create: ({ content }) => api.call(send, { body: { file: content } }),
      template: () => api.call(template, { body: {} }),
    };
  }, [api, definition]);
}

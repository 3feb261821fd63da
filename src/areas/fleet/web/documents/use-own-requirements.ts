import { useMemo } from 'react';
import { readRequiredDocuments } from '#areas/documents/contract/required-documents.calls.ts';
import type { OwnerKind } from '#areas/documents/rules/document-owner.ts';
import { useCall } from '#ui/api/api-context.tsx';
import type { OwnRequirements } from './seen-slots.ts';

/** Null while the company uses its country's checklist, or before it is loaded. */
export function useOwnRequirements(kind: OwnerKind): OwnRequirements | null {
  const { data } = useCall(readRequiredDocuments, { query: {} });
  return useMemo(() => {
    const list = data?.lists.find(({ ownerKind }) => ownerKind === kind);
    if (!list || list.version === null) return null;
    const types = list.documents.flatMap(({ type, required }) => (required ? [type] : []));
    return { countryCode: list.countryId, types };
  }, [data, kind]);
}

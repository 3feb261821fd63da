import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listAccessCandidates } from '#areas/partners/contract/partner-access.calls.ts';
import { MAX_PARTNER_USERS } from '#areas/partners/rules/partner-limits.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { MultiSelectField } from '#ui/fields/choice/multi-select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import type { PartnerInput } from './partner-shape.ts';

const field = fieldsOf<PartnerInput>();

const SHOWN_PEOPLE = 6;

/** Members of the own company with access to a transport company. */
export function UsersField(): ReactNode {
  const { t } = useTranslation();
  const candidates = useCall(listAccessCandidates, {});
  if (candidates.isError) return <QueryError onRetry={() => void candidates.refetch()} />;
  const options = candidates.data?.users.map(({ userId, fullName, mail }) => ({
    value: userId,
    label: fullName,
    detail: mail,
  }));
  return (
    <MultiSelectField
      name={field('users')}
      label={t('partners.fields.users')}
      options={options ?? []}
      disabled={candidates.isPending}
      shownTags={SHOWN_PEOPLE}
      maxChosen={MAX_PARTNER_USERS}
    />
  );
}

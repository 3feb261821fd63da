import { Select, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { screens as companies } from '#areas/companies/area.ts';
import { REQUIRED_WRITE } from '#areas/documents/contract/document.permissions.ts';
import { readRequiredDocuments } from '#areas/documents/contract/required-documents.calls.ts';
import { OWNER_KINDS } from '#areas/documents/rules/document-owner.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useCountryOptions } from '#ui/catalogue/use-country-options.ts';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FIELD_CLASSES } from '#ui/fields/field-classes.ts';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { chosenList, LIST_PARAM, listSearch } from './chosen-list.ts';
import { RequiredForm } from './required-form.tsx';

const backTo = addressOf(companies.profile);

/** What the company requires of drivers, trucks and semitrailers of each country. */
export default function RequiredDocumentsScreen(): ReactNode {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const mayWrite = useHolds(REQUIRED_WRITE);
  const { kind, country } = chosenList(params.get(LIST_PARAM));
  const reply = useCall(readRequiredDocuments, { query: country ? { countryId: country } : {} }, { staleTime: 0 });
  const lists = reply.data?.lists ?? [];
  const shown = country ?? lists[0]?.countryId ?? null;
  const countries = useCountryOptions(shown);
  const list = lists.find(({ ownerKind }) => ownerKind === kind);
  const show = (next: Partial<ReturnType<typeof chosenList>>) => setParams(listSearch({ kind, country, ...next }));
  const form = () => {
    if (reply.isError && !list) return <QueryError onRetry={() => void reply.refetch()} />;
    if (!list) return <FormSkeleton fields={8} />;
    return (
      <RequiredForm
        key={`${list.ownerKind} ${list.countryId}`}
        list={list}
        backTo={backTo}
        readOnly={!mayWrite}
        onReload={() => void reply.refetch()}
      />
    );
  };
  return (
    <FormScreen title={t('documents.required.title')} text={t('documents.required.text')} backTo={backTo}>
      <Select
        label={t('documents.required.country')}
        classNames={FIELD_CLASSES}
        w={{ base: '100%', sm: '20rem' }}
        allowDeselect={false}
        value={shown}
        onChange={(code) => code && show({ country: code as CountryCode })}
        data={countries.map(({ value, label }) => ({ value, label }))}
      />
      <Tabs value={kind} onChange={(name) => show({ kind: chosenList(name).kind })} activateTabWithKeyboard={false}>
        <Tabs.List mb="md" aria-label={t('documents.required.kinds')}>
          {OWNER_KINDS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`documents.owners.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={kind}>{form()}</Tabs.Panel>
      </Tabs>
    </FormScreen>
  );
}

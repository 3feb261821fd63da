import { Alert, Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findCompany, requestAssociation } from '#areas/companies/contract/association.calls.ts';
import { associationList } from '#areas/companies/contract/association.list.ts';
import { countryOf, isCountryCode } from '#countries/country.ts';
import { TEXT_MAX } from '#kernel/text.ts';
import { useAction, useApi } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import { useCountryOptions } from '#ui/catalogue/use-country-options.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';

interface Found {
  readonly companyId: string;
  readonly companyName: string;
  readonly verified: boolean;
}

/** Finds a company by its exact tax id and asks it for an association. */
export function RequestDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const signedIn = useSignedIn();
  const [country, setCountry] = useState(signedIn.country);
  const countries = useCountryOptions(country);
  const [taxId, setTaxId] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [searching, setSearching] = useState(false);
  const [message, setMessage] = useState('');
  const request = useAction(requestAssociation, {
    refresh: [associationList.id],
    onDone: () => {
      snackbar.success(t('companies.association.asked'));
      onClose();
    },
    onFailed: (error) => setProblem(reasonText(error, t)),
  });
  if (!isCountryCode(country)) return null;

  const search = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    setFound(null);
    setSearching(true);
    try {
      setFound((await api.call(findCompany, { query: { taxId, countryId: country } })).company);
    } catch (error) {
      setProblem(reasonText(error as ApiError, t));
    } finally {
      setSearching(false);
    }
  };

  return (
    <Dialog opened title={t('companies.association.ask')} onClose={onClose} busy={request.isPending}>
      <Stack gap="md">
        <form onSubmit={search}>
          <Stack gap="sm">
            <Select
              label={t('companies.fields.country')}
              allowDeselect={false}
              value={country}
              onChange={(value) => value && setCountry(value)}
              data={countries.map(({ value, label }) => ({ value, label }))}
            />
            <TextInput
              label={countryOf(country).taxId.label}
              withAsterisk
              maxLength={50}
              value={taxId}
              onChange={(event) => setTaxId(event.currentTarget.value)}
              data-autofocus
            />
            <Button type="submit" variant="default" loading={searching} disabled={taxId.trim() === ''}>
              {t('companies.association.search')}
            </Button>
          </Stack>
        </form>
        {problem ? (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        ) : null}
        {found ? (
          <Stack gap="sm">
            <Text fw={600}>{found.companyName}</Text>
            <Textarea
              label={t('companies.association.message')}
              maxLength={TEXT_MAX}
              autosize
              minRows={2}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button
                loading={request.isPending}
                onClick={() => request.mutate({ body: { companyId: found.companyId, message } })}
              >
                {t('companies.association.send')}
              </Button>
            </Group>
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { screens } from '#areas/master-data/area.ts';
import { createCity } from '#areas/master-data/contract/city.calls.ts';
import { countryOrDefault } from '#countries/country.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { CityFields } from './city-fields.tsx';
import { cityShape, createBody, emptyCity } from './city-shape.ts';

const backTo = addressOf(screens.cities);

export default function CreateCityScreen(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const { country } = useSignedIn();
  const create = useAction(createCity);
  return (
    <FormScreen title={t('cities.create')} backTo={backTo}>
      <FormShell
        label={t('cities.create')}
        shape={cityShape}
        defaults={emptyCity(countryOrDefault(country).code)}
        draft="cities.create"
        backTo={backTo}
        submitLabel={t('cities.save')}
        save={(form) => create.mutateAsync({ body: createBody(form) })}
        onSaved={() => {
          snackbar.success(t('cities.saved'));
          navigate(backTo);
        }}
        failure={{ action: 'create', what: t('cities.what') }}
      >
        <CityFields city={null} />
      </FormShell>
    </FormScreen>
  );
}

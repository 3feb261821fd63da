import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { screens } from '#areas/master-data/area.ts';
import { readEditedCity, updateCity } from '#areas/master-data/contract/city.calls.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { withName } from '../with-name.ts';
import { CityFields } from './city-fields.tsx';
import { cityShape, formOfCity, updateBody } from './city-shape.ts';

const backTo = addressOf(screens.cities);

export default function UpdateCityScreen(): ReactNode {
  const { t } = useTranslation();
  const { cityId: id = '' } = useParams();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const query = useCall(readEditedCity, { params: { id } });
  const update = useAction(updateCity);
  if (query.isPending) return <FormSkeleton fields={6} />;
  if (query.isError && !query.data) return <QueryError onRetry={() => void query.refetch()} />;
  const { city } = query.data;
  const naming = (error: unknown) => {
    throw withName(error, (name) => t('cities.changedBy', { name }));
  };
  return (
    <FormScreen title={city.name} backTo={backTo}>
      <FormShell
        label={city.name}
        recordId={id}
        shape={cityShape}
        defaults={formOfCity(city)}
        backTo={backTo}
        submitLabel={t('cities.save')}
        save={(form) => update.mutateAsync({ params: { id }, body: updateBody(form, city.version) }).catch(naming)}
        onSaved={() => {
          snackbar.success(t('cities.saved'));
          navigate(backTo);
        }}
        failure={{ action: 'update', what: t('cities.what'), reload: () => void query.refetch() }}
      >
        <CityFields city={city} />
      </FormShell>
    </FormScreen>
  );
}

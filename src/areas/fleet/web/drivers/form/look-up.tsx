import { Alert, Anchor, Button, Select, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FoundDriver } from '#areas/fleet/contract/driver.shapes.ts';
import { driverRules } from '#areas/fleet/rules/driver-rules.ts';
import { countryOf } from '#countries/country.ts';
import { Person } from '#ui/feedback/person-avatar.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { detailAddress, updateAddress } from '../addresses.ts';
import { shownDocument } from '../driver-texts.tsx';
import { useDriverAccess } from '../use-driver-access.ts';
import type { DriverValues } from './driver-values.ts';
import classes from './look-up.module.css';
import { LOOK_UPS, type LookUpBy, useLookUp } from './use-look-up.ts';

const FIELDS = { document: 'documentId', phone: 'phone', licence: 'driverLicense' } as const;

/** Checks before a registration whether the driver exists already; an unknown number is carried into the form. */
export function LookUp(): ReactNode {
  const { t } = useTranslation();
  const { control, setValue } = useFormContext<DriverValues>();
  const [country, typeDocumentId] = useWatch({ control, name: ['countryId', 'typeDocumentId'] });
  const [by, setBy] = useState<LookUpBy>('document');
  const [text, setText] = useState('');
  const { state, search, reset } = useLookUp(country);
  const run = async () => {
    const isNew = await search(by, text.trim());
    const rule = driverRules(countryOf(country), { typeDocumentId, countryCode: null })[FIELDS[by]];
    if (isNew && rule) setValue(FIELDS[by], rule.canonical(text), { shouldDirty: true, shouldTouch: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would otherwise submit the surrounding form.
    event.preventDefault();
    if (text.trim()) void run();
  };
  return (
    <FormSection title={t('fleet.drivers.search.title')}>
      <div className={classes.bar}>
        <Select
          className={classes.by!}
          aria-label={t('fleet.drivers.search.title')}
          value={by}
          allowDeselect={false}
          onChange={(next) => {
            setBy(next as LookUpBy);
            reset();
          }}
          data={LOOK_UPS.map((value) => ({ value, label: t(`fleet.drivers.search.by.${value}`) }))}
        />
        <TextInput
          className={classes.number!}
          aria-label={t(`fleet.drivers.search.by.${by}`)}
          placeholder={t('fleet.drivers.search.ready')}
          autoComplete="off"
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.currentTarget.value);
            reset();
          }}
        />
        <Button
          variant="default"
          disabled={text.trim() === ''}
          loading={state.status === 'searching'}
          leftSection={<IconSearch size="1.1rem" aria-hidden />}
          onClick={() => void run()}
        >
          {t('fleet.drivers.search.title')}
        </Button>
      </div>
      <div role="status">
        {state.status === 'found' && <Registered drivers={state.truckers} />}
        {state.status === 'none' && (
          <Alert variant="light">
            {t(`fleet.drivers.${state.knownElsewhere ? 'form.elsewhere' : 'search.notFound'}`)}
          </Alert>
        )}
        {state.status === 'failed' && (
          <Alert variant="light" color="red">
            {state.reason ?? t('fleet.drivers.search.unchecked')}
          </Alert>
        )}
      </div>
    </FormSection>
  );
}

/** Links to the registered driver, in either market, to read or update. */
function Registered({ drivers }: { readonly drivers: readonly FoundDriver[] }): ReactNode {
  const { t } = useTranslation();
  const own = useDriverAccess('own').mayUpdate;
  const spot = useDriverAccess('spot').mayUpdate;
  return (
    <Alert variant="light" title={t('fleet.drivers.form.registered')}>
      <ul className={classes.found}>
        {drivers.map(({ _id, market, fullName, pathPhoto, country, typeDocumentId, documentId }) => (
          <li key={_id} className={classes.one}>
            <Person
              name={fullName}
              photo={pathPhoto}
              detail={`${t(`fleet.drivers.market.${market}`)} · ${shownDocument({ countryId: country.countryId, typeDocumentId, documentId })}`}
            />
            <span className={classes.links}>
              <Anchor component={Link} to={detailAddress(market, _id)}>
                {t('fleet.drivers.actions.details')}
              </Anchor>
              {(market === 'own' ? own : spot) && (
                <Anchor component={Link} to={updateAddress(market, _id)}>
                  {t('fleet.drivers.actions.edit')}
                </Anchor>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

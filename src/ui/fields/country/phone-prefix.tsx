import { Combobox, UnstyledButton, useCombobox } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isCountryCode, PHONE_REGIONS, type PhoneRegion } from '#countries/country.ts';
import { useCountryOptions } from '#ui/catalogue/use-country-options.ts';
import { Flag } from '#ui/feedback/flag.tsx';
import classes from './phone-prefix.module.css';

interface PhonePrefixProps {
  readonly region: PhoneRegion | undefined;
  readonly disabled: boolean;
  readonly onChoose: (code: string) => void;
}

/** The calling code before a phone number, with flags. */
export function PhonePrefix({ region, disabled, onChoose }: PhonePrefixProps): ReactNode {
  const { t, i18n } = useTranslation();
  const offered = useRegions(region);
  const combobox = useCombobox({
    onDropdownClose: () => combobox.resetSelectedOption(),
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active'),
  });
  const nameOf = ({ region: code, names }: PhoneRegion) =>
    isCountryCode(code) ? t(`countries.${code}`) : names[i18n.language.slice(0, 2) as keyof typeof names];
  return (
    <Combobox
      store={combobox}
      width="max-content"
      position="bottom-start"
      disabled={disabled}
      onOptionSubmit={(code) => {
        onChoose(code);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button" withAriaAttributes>
        <UnstyledButton
          className={classes.button}
          disabled={disabled}
          onClick={() => combobox.toggleDropdown()}
          aria-label={
            region
              ? t('ui.fields.phone.chosen', { country: nameOf(region), code: region.phone.code })
              : t('ui.fields.phone.choose')
          }
        >
          {region && <Flag country={region.region} />}
          <span>+{region?.phone.code}</span>
          <IconChevronDown className={classes.chevron} aria-hidden />
        </UnstyledButton>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={t('ui.fields.phone.choose')}>
          {offered.map((option) => (
            <Combobox.Option key={option.region} value={option.phone.code} active={option.region === region?.region}>
              <span className={classes.option}>
                <Flag country={option.region} />
                <span className={classes.name}>{nameOf(option)}</span>
                <span className={classes.code}>+{option.phone.code}</span>
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** The countries as they are offered elsewhere, then the calling codes of others. */
function useRegions(chosen: PhoneRegion | undefined): readonly PhoneRegion[] {
  const countries = useCountryOptions(isCountryCode(chosen?.region) ? chosen.region : null);
  return [
    ...countries.flatMap(({ value }) => PHONE_REGIONS.find(({ region }) => region === value) ?? []),
    ...PHONE_REGIONS.filter(({ region }) => !isCountryCode(region)),
  ];
}

import { ThemeIcon } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPoint from '@tabler/icons-react/dist/esm/icons/IconPoint.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unmetDemands } from '#areas/session/rules/password-policy.ts';
import classes from './password-demands.module.css';

const SHOWN_DEMANDS = ['passwordShort', 'passwordUpper', 'passwordLower', 'passwordDigit'] as const;

/** The requirements of a new password, ticked off while it is typed. */
export function PasswordDemands({ password }: { readonly password: string }): ReactNode {
  const { t } = useTranslation();
  const unmet = new Set<string>(unmetDemands(password));
  return (
    <ul className={classes.demands}>
      {SHOWN_DEMANDS.map((demand) => (
        <li key={demand} className={classes.demand} data-met={!unmet.has(demand) || undefined}>
          <ThemeIcon size="1.1rem" radius="xl" color={unmet.has(demand) ? 'gray' : 'teal'} variant="light" aria-hidden>
            {unmet.has(demand) ? <IconPoint size="0.8rem" /> : <IconCheck size="0.8rem" />}
          </ThemeIcon>
          {t(`validation.${demand}`)}
        </li>
      ))}
    </ul>
  );
}

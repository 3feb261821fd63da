import { ActionIcon } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayPhone, internationalPhone, messagingLink } from '#countries/phone.ts';
import classes from './phone-links.module.css';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

interface PhoneLinksProps {
  /** Name of the person who is called. */
  readonly name: string;
  /** Calling code, without plus. */
  readonly code: string;
  readonly phone: string;
}

/** A phone number with links to call and to write. */
export function PhoneLinks({ name, code, phone }: PhoneLinksProps): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.phone}>
      <span className={classes.number}>{`+${displayPhone(code, phone)}`}</span>
      <ActionIcon
        component="a"
        href={`tel:+${internationalPhone(code, phone)}`}
        variant="subtle"
        color="gray"
        aria-label={t('ui.feedback.call', { name })}
      >
        <IconPhone {...ICON} />
      </ActionIcon>
      <ActionIcon
        component="a"
        href={messagingLink(code, phone)}
        target="_blank"
        rel="noreferrer"
        variant="subtle"
        color="gray"
        aria-label={t('ui.feedback.message', { name })}
      >
        <IconBrandWhatsapp {...ICON} />
      </ActionIcon>
    </span>
  );
}

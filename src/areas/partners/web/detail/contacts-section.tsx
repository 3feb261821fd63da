import { ActionIcon } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactView } from '#areas/partners/contract/partner.shapes.ts';
import { internationalPhone, messagingLink } from '#countries/phone.ts';
import { Person } from '#ui/feedback/person-avatar.tsx';
import { Section } from '#ui/record/section.tsx';
import { shownPhone } from '../partner-texts.tsx';
import classes from './lines.module.css';

const ICON = { size: '1.2rem', stroke: 1.6, 'aria-hidden': true } as const;

/** Whom to call, write to or message, one tap each. */
export function ContactsSection({ contacts }: { readonly contacts: readonly ContactView[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t('partners.detail.contacts')} count={contacts.length}>
      {contacts.length === 0 ? (
        <span className={classes.quiet}>{t('partners.detail.noContacts')}</span>
      ) : (
        <ul className={classes.lines}>
          {contacts.map((contact) => (
            <ContactLine key={contact._id} contact={contact} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function ContactLine({ contact }: { readonly contact: ContactView }): ReactNode {
  const { t } = useTranslation();
  const { fullName: name, countryCode, phone, email } = contact;
  const number = countryCode && phone ? { code: countryCode, phone } : null;
  const links = [
    number && {
      href: `tel:+${internationalPhone(number.code, number.phone)}`,
      label: t('partners.detail.call', { name }),
      icon: <IconPhone {...ICON} />,
    },
    number && {
      href: messagingLink(number.code, number.phone),
      label: t('partners.detail.message', { name }),
      icon: <IconBrandWhatsapp {...ICON} />,
      outside: true,
    },
    email && { href: `mailto:${email}`, label: t('partners.detail.mail', { name }), icon: <IconMail {...ICON} /> },
  ].filter((link) => !!link);
  return (
    <li className={classes.line}>
      <Person
        name={name}
        detail={
          <span className={classes.reach}>
            {number && <span>{shownPhone(number.code, number.phone)}</span>}
            {email && <span>{email}</span>}
          </span>
        }
      />
      <span className={classes.links}>
        {links.map(({ href, label, icon, outside }) => (
          <ActionIcon
            key={href}
            component="a"
            href={href}
            variant="default"
            size="lg"
            aria-label={label}
            title={label}
            {...(outside ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            {icon}
          </ActionIcon>
        ))}
      </span>
    </li>
  );
}

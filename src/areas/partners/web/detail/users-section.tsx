import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessUserView } from '#areas/partners/contract/partner.shapes.ts';
import { Person } from '#ui/feedback/person-avatar.tsx';
import { Section } from '#ui/record/section.tsx';
import classes from './lines.module.css';

/** Members of the own company with access to this transport company. */
export function UsersSection({ users }: { readonly users: readonly AccessUserView[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t('partners.fields.users')} count={users.length}>
      {users.length === 0 ? (
        <span className={classes.quiet}>{t('partners.detail.noUsers')}</span>
      ) : (
        <ul className={classes.lines}>
          {users.map(({ userId, fullName, mail, pathPhoto }) => (
            <li key={userId} className={classes.line}>
              <Person name={fullName} photo={pathPhoto} detail={mail} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

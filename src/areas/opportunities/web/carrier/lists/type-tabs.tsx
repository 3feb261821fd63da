import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/opportunities/area.ts';
import { PUBLICATION_TYPES, type PublicationType } from '#areas/opportunities/rules/publication.ts';
import { addressOf } from '#kernel/screens.ts';
import classes from './lists.module.css';

/** The four kinds of publication above the received list; each has its own address. */
export function TypeTabs({ open }: { readonly open: PublicationType }): ReactNode {
  const { t } = useTranslation();
  return (
    <nav className={classes.tabs} aria-label={t('opportunities.fields.publicationType')}>
      {PUBLICATION_TYPES.map((publicationType) => (
        <Link
          key={publicationType}
          to={addressOf(screens.publishedOpportunities, { publicationType })}
          className={classes.tab}
          aria-current={publicationType === open ? 'page' : undefined}
        >
          {t(`opportunities.publicationTypes.${publicationType}`)}
        </Link>
      ))}
    </nav>
  );
}

import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Marked } from '#ui/list/search/marked.tsx';
import classes from './parts.module.css';

interface CompanyNameProps {
  readonly name: string;
  readonly verified: boolean;
}

/** Who offers a load, with a mark where the platform verified the company. */
export function CompanyName({ name, verified }: CompanyNameProps): ReactNode {
  const { t } = useTranslation();
  const label = t('opportunities.carrier.verified');
  return (
    <span className={classes.company}>
      <span className={classes.companyName} title={name}>
        <Marked text={name} />
      </span>
      {verified && (
        <span className={classes.verified} role="img" aria-label={label} title={label}>
          <IconRosetteDiscountCheck size="0.95rem" aria-hidden />
        </span>
      )}
    </span>
  );
}

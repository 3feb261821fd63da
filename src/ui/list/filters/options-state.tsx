import { Anchor } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './panel.module.css';
import type { FilterOptions } from './use-filter-options.ts';

interface OptionsStateProps {
  readonly found: FilterOptions;
  readonly ready: boolean;
  readonly count: number;
}

/**
 * The line under the options: more are loading (it loads them when scrolled into view), there are none, or an error.
 */
export function OptionsState({ found, ready, count }: OptionsStateProps): ReactNode {
  const { t } = useTranslation();
  const { ref, entry } = useIntersection<HTMLDivElement>();
  const isEmpty = ready && count === 0;
  const wantsMore = entry?.isIntersecting === true && found.hasMore && ready;
  useEffect(() => {
    if (wantsMore) found.more();
  });
  return (
    <div role="status" ref={ref}>
      {found.state === 'failed' ? (
        <p className={classes.state}>
          {t('ui.fields.choice.failed')}{' '}
          <Anchor component="button" type="button" inherit onClick={found.retry}>
            {t('ui.fields.choice.retry')}
          </Anchor>
        </p>
      ) : (
        (!ready || isEmpty || found.hasMore) && (
          <p className={classes.state}>{t(isEmpty ? 'lists.noResult' : 'ui.fields.choice.loading')}</p>
        )
      )}
    </div>
  );
}

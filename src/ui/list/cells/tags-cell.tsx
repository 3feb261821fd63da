import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#ui/feedback/chip.tsx';
import { LateTooltip } from '#ui/feedback/late-tooltip.tsx';
import { SHOWN_TAGS } from '#ui/fields/choice/shown-tags.ts';
import { Marked } from '../search/marked.tsx';
import classes from './cell.module.css';

/** The first two tags and the number of the others, which show on hover. */
export function TagsCell({ tags }: { readonly tags: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  const rest = tags.slice(SHOWN_TAGS);
  return (
    <span className={classes.tags}>
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <Chip key={tag} tone="neutral" title={tag}>
          <Marked text={tag} />
        </Chip>
      ))}
      {rest.length > 0 && (
        <LateTooltip<HTMLSpanElement> Label={() => rest.join(', ')} multiline maw="20rem">
          {(described) => (
            <span {...described}>
              <Chip tone="neutral">{t('ui.list.rest', { number: rest.length })}</Chip>
            </span>
          )}
        </LateTooltip>
      )}
    </span>
  );
}

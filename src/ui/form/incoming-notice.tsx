import { Button } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './form.module.css';
import type { Incoming } from './use-incoming.ts';

/** Says what was changed elsewhere, by whom where that is a colleague, and what became of the user's own input. */
export function IncomingNotice({ incoming }: { readonly incoming: Incoming }): ReactNode {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  const [labels, setLabels] = useState<readonly string[]>([]);
  const { names, kept, by, take, dismiss } = incoming;
  const wanted = names.join(' ');
  useLayoutEffect(() => {
    const form = notice.current?.closest('form');
    setLabels(form ? labelsOf(form, wanted.split(' ')) : []);
  }, [wanted]);
  const fields = labels.length > 0 ? labels.join(', ') : t('ui.form.changed.others');
  return (
    <div ref={notice} className={classes.draft} role="status">
      <IconRefresh size="1.1rem" aria-hidden />
      <span className={classes.draftText}>
        {by ? t('ui.form.changed.by', { name: by, fields }) : t('ui.form.changed.elsewhere', { fields })}
        {kept.length > 0 && ` ${t('ui.form.changed.kept')}`}
      </span>
      {kept.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={take}>
          {t('ui.form.changed.take')}
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={dismiss}>
        {t('ui.form.changed.dismiss')}
      </Button>
    </div>
  );
}

/** The labels of the fields, as the form shows them; fields of another step have none here. */
function labelsOf(form: HTMLFormElement, names: readonly string[]): readonly string[] {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  return names.flatMap((name) => {
    const field = fields.find(({ dataset }) => dataset.field === name || dataset.field?.startsWith(`${name}.`));
    const text = field?.querySelector('label')?.firstChild?.textContent?.trim();
    return text ? [text] : [];
  });
}

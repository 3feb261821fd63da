import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { BODY_MAX } from '../../rules/content-limits.ts';
import { ArticleBody } from '../parts/article-body.tsx';
import classes from './body-field.module.css';
import { insertMark, MARKS, type Mark } from './insert-mark.ts';
import { newsField } from './news-form-shape.ts';

const ICONS = {
  heading: IconHeading,
  strong: IconBold,
  list: IconList,
  numbered: IconListNumbers,
  link: IconLink,
  table: IconTable,
} as const satisfies Readonly<Record<Mark, unknown>>;

/** The text of an article with buttons for its marks, and how readers will see it. */
export function BodyField({ readOnly }: { readonly readOnly: boolean }): ReactNode {
  const { t } = useTranslation();
  const [view, setView] = useState(readOnly ? 'preview' : 'write');
  const frame = useRef<HTMLDivElement>(null);
  const { get, set } = useFormValues();
  const mark = (kind: Mark) => {
    const area = frame.current?.querySelector('textarea');
    const body = get(newsField('body')) ?? '';
    const selection = { from: area?.selectionStart ?? body.length, to: area?.selectionEnd ?? body.length };
    const words = {
      text: t('content.form.samples.text'),
      item: t('content.form.samples.item'),
      column: t('content.form.samples.column'),
    };
    const next = insertMark(kind, body, selection, words);
    set(newsField('body'), next.body, { shouldDirty: true, shouldValidate: true });
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(next.from, next.to);
    });
  };
  return (
    <div className={classes.field} ref={frame}>
      <div className={classes.tools}>
        {view === 'write' && (
          <div role="toolbar" aria-label={t('content.form.marks.bar')} className={classes.marks}>
            {MARKS.map((kind) => {
              const Icon = ICONS[kind];
              return (
                <Tooltip key={kind} label={t(`content.form.marks.${kind}`)}>
                  <ActionIcon
                    variant="default"
                    size="lg"
                    aria-label={t(`content.form.marks.${kind}`)}
                    onClick={() => mark(kind)}
                  >
                    <Icon size="1.1rem" stroke={1.6} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              );
            })}
          </div>
        )}
        <SegmentedControl
          className={classes.view ?? ''}
          size="sm"
          aria-label={t('content.form.text')}
          value={view}
          onChange={setView}
          data={[
            { value: 'write', label: t('content.form.write') },
            { value: 'preview', label: t('content.form.preview') },
          ]}
        />
      </div>
      <div hidden={view !== 'write'}>
        <TextareaField
          name={newsField('body')}
          label={t('content.fields.body')}
          max={BODY_MAX}
          rows={10}
          readOnly={readOnly}
        />
      </div>
      {view === 'preview' && <Preview />}
    </div>
  );
}

function Preview(): ReactNode {
  const { t } = useTranslation();
  const body = useFieldValue(newsField('body')) ?? '';
  return (
    <div className={classes.preview}>
      {body.trim() === '' ? (
        <span className={classes.nothing}>{t('content.form.nothing')}</span>
      ) : (
        <ArticleBody body={body} />
      )}
    </div>
  );
}

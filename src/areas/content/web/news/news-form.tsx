import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { MultiSelectField } from '#ui/fields/choice/multi-select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid, FormSection, FullRow } from '#ui/form/layout.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { SingleFileField } from '#ui/upload/single-file-field.tsx';
import { PHOTO_UPLOAD } from '#ui/upload/upload-rules.ts';
import { EDIT_PARAM, NEWS } from '../../contract/content-addresses.ts';
import { createNews, updateNews } from '../../contract/news.calls.ts';
import { AUDIENCE_ROLES, type NewsView } from '../../contract/news.shapes.ts';
import { SUMMARY_MAX, TITLE_MAX } from '../../rules/content-limits.ts';
import { CountryField } from '../parts/country-field.tsx';
import { TimesSection } from '../parts/times-section.tsx';
import { useFirstCountry } from '../parts/use-writable-countries.ts';
import { BodyField } from './body-field.tsx';
import { blankNews, formOfNews, newsField, newsFormShape } from './news-form-shape.ts';

interface NewsFormProps {
  /** Null for a new one. */
  readonly news: NewsView | null;
  readonly onSaved: (news: NewsView) => void;
  readonly onReload?: () => void;
  readonly onClose: () => void;
}

/** One form for writing and changing an article. */
export function NewsForm({ news, onSaved, onReload, onClose }: NewsFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { isPlatform } = useSignedIn();
  const first = useFirstCountry('news');
  const create = useAction(createNews);
  const update = useAction(updateNews);
  const readOnly = news !== null && !news.actions.includes('update');
  const title = t(news ? 'content.form.updateNews' : 'content.newNews');
  return (
    <FormShell
      label={title}
      shape={newsFormShape}
      defaults={news ? formOfNews(news) : blankNews(first)}
      recordId={news?._id}
      draft={news ? `news.update.${news._id}` : 'news.create'}
      backTo={NEWS}
      openedBy={EDIT_PARAM}
      onCancel={onClose}
      readOnly={readOnly}
      submitLabel={t(news ? 'content.form.save' : 'content.form.saveDraft')}
      failure={{
        action: news ? 'update' : 'create',
        what: t('content.whatNews'),
        ...(onReload ? { reload: onReload } : {}),
      }}
      save={(body) =>
        news
          ? update.mutateAsync({ params: { id: news._id }, body: { ...body, version: news.version } })
          : create.mutateAsync({ body })
      }
      onSaved={({ news: saved }) => {
        snackbar.success(t(news ? 'content.form.saved' : 'content.form.created', { title: saved.title }));
        onSaved(saved);
      }}
    >
      <FormSection title={t('content.form.text')}>
        <FieldGrid>
          <FullRow>
            <TextField
              name={newsField('title')}
              label={t('content.fields.title')}
              max={TITLE_MAX}
              readOnly={readOnly}
            />
          </FullRow>
          <FullRow>
            <TextareaField
              name={newsField('summary')}
              label={t('content.fields.summary')}
              max={SUMMARY_MAX}
              rows={2}
              readOnly={readOnly}
            />
          </FullRow>
          <FullRow>
            <BodyField readOnly={readOnly} />
          </FullRow>
          <FullRow>
            <SingleFileField
              name={newsField('picture')}
              label={t('content.fields.picture')}
              rules={PHOTO_UPLOAD}
              required={false}
              readOnly={readOnly}
            />
          </FullRow>
        </FieldGrid>
      </FormSection>
      <FormSection
        title={t('content.form.audience')}
        text={t(isPlatform ? 'content.form.audienceCountry' : 'content.form.audienceOwn')}
      >
        <FieldGrid>
          <CountryField name={newsField('country')} kind="news" stored={news?.country ?? null} readOnly={readOnly} />
          <MultiSelectField
            name={newsField('roles')}
            label={t('content.fields.roles')}
            help={t('content.fields.rolesHelp')}
            required={false}
            readOnly={readOnly}
            options={AUDIENCE_ROLES.map((role) => ({ value: role, label: t(`content.roles.${role}`) }))}
          />
          <SwitchField name={newsField('pinned')} label={t('content.fields.pinned')} readOnly={readOnly} />
        </FieldGrid>
      </FormSection>
      <TimesSection readOnly={readOnly} />
    </FormShell>
  );
}

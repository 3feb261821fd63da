import { Button, Group, Stack, Text } from '@mantine/core';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { updateTheme } from '#areas/companies/contract/company.calls.ts';
import { FORBID_COLOR, FORBID_LOGO } from '#areas/companies/contract/company.permissions.ts';
import type { ThemeView } from '#areas/companies/contract/company.shapes.ts';
import {
  colorPalette,
  readColor,
  THEME_IMAGE_KINDS,
  THEME_IMAGES,
  type ThemeImage,
} from '#areas/companies/rules/theme.ts';
import { UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { ColorField } from '#ui/fields/choice/color-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { storedFileId } from '#ui/media/stored-link.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { type FileValue, itemsOf } from '#ui/upload/file-value.ts';
import { SingleFileField } from '#ui/upload/single-file-field.tsx';
import type { UploadRules } from '#ui/upload/upload-rules.ts';
import type { TabProps } from './tab-props.ts';
import classes from './theme-preview.module.css';

const image = z.custom<FileValue>(() => true).nullable();
const shape = z.object({
  primaryColor: z.string().refine((text) => readColor(text) !== undefined, { params: { code: 'color' } }),
  logo: image,
  favicon: image,
  loginBackground: image,
  marketplaceImage: image,
});
const field = fieldsOf(shape);
type ThemeForm = z.output<typeof shape>;

const LOGO_IMAGES: readonly ThemeImage[] = ['logo', 'favicon'];
const IMAGE_UPLOAD: UploadRules = { kinds: THEME_IMAGE_KINDS, maxBytes: UPLOAD_MAX_BYTES };

/** Only changes are sent: a new upload by its id, a removed picture as null. */
function changedImages(form: ThemeForm, before: ThemeView) {
  return Object.fromEntries(
    THEME_IMAGES.flatMap((name) => {
      const url = itemsOf(form[name])[0]?.url ?? null;
      if (url === before[name]) return [];
      const fileId = url === null ? undefined : storedFileId(url);
      return [[name, fileId ? { fileId } : null]];
    }),
  );
}

/** Colour and pictures; those that the user may not change are read-only. */
export function ThemeTab({ company, readOnly, reload }: TabProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { refresh } = useSignedIn();
  const mayColor = !useHolds(FORBID_COLOR) && !readOnly;
  const mayLogo = !useHolds(FORBID_LOGO) && !readOnly;
  const update = useAction(updateTheme);
  const { theme } = company;
  const mayImage = (name: ThemeImage) => !readOnly && (mayLogo || !LOGO_IMAGES.includes(name));
  return (
    <FormShell
      recordId={company._id}
      label={t('companies.tabs.theme')}
      shape={shape}
      defaults={{ ...theme }}
      backTo="/"
      readOnly={readOnly}
      submitLabel={t('companies.save')}
      save={(form) =>
        update.mutateAsync({
          body: {
            version: company.version,
            ...(mayColor ? { primaryColor: form.primaryColor } : {}),
            ...changedImages(form, theme),
          },
        })
      }
      onSaved={() => {
        snackbar.success(t('companies.saved'));
        void refresh();
      }}
      failure={{ action: 'update', what: t('companies.theCompany'), reload }}
    >
      <FormSection title={t('companies.sections.color')} text={t('companies.sections.colorText')}>
        <FieldGrid>
          <ColorField name={field('primaryColor')} label={t('companies.fields.primaryColor')} readOnly={!mayColor} />
          <Preview />
        </FieldGrid>
      </FormSection>
      <FormSection title={t('companies.sections.images')}>
        <FieldGrid>
          {THEME_IMAGES.map((name) => (
            <SingleFileField
              key={name}
              name={field(name)}
              label={t(`companies.fields.images.${name}`)}
              rules={IMAGE_UPLOAD}
              readOnly={!mayImage(name)}
            />
          ))}
        </FieldGrid>
      </FormSection>
    </FormShell>
  );
}

function Preview(): ReactNode {
  const color = useFieldValue(field('primaryColor'));
  return <ThemePreview color={readColor(color ?? '')} />;
}

/** The ten shades the product makes of a colour, and a button in it: the text on it turns black or white by contrast. */
function ThemePreview({ color }: { readonly color: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const shades = useMemo(() => (color ? colorPalette(color) : []), [color]);
  if (!color) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {t('companies.preview')}
      </Text>
      <Group gap={0} wrap="nowrap" className={classes.shades ?? ''} aria-hidden>
        {shades.map((shade) => (
          <span key={shade} className={classes.shade} style={{ '--shade': shade } as CSSProperties} />
        ))}
      </Group>
      <Group>
        <Button color={color} tabIndex={-1} type="button">
          {t('companies.previewButton')}
        </Button>
      </Group>
    </Stack>
  );
}

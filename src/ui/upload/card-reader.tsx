import { Alert, Button, FileButton } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import classes from './card-reader.module.css';
import { acceptedEndings } from './file-kind.ts';
import { prepareFile } from './prepare-file.ts';
import { PHOTO_UPLOAD } from './upload-rules.ts';
import { warningText } from './warning-text.ts';

export interface Suggestion {
  readonly value: string;
  /** From 0 to 100. */
  readonly confidence: number;
}

interface CardReaderProps<Field extends string> {
  /** What the user should photograph. */
  readonly help: string;
  /** Reads a photo, given as a data URL, into values for the fields of the form. */
  readonly read: (content: string) => Promise<Readonly<Partial<Record<Field, Suggestion | undefined>>>>;
  readonly labelOf: (field: Field) => string;
  /** How a value is shown, such as a day in the local format. */
  readonly showValue: (field: Field, value: string) => string;
  readonly onUse: (field: Field, value: string) => void;
}

/** Reads a photographed card into suggestions; the user confirms them before they enter the form. */
export function CardReader<Field extends string>({
  help,
  read,
  labelOf,
  showValue,
  onUse,
}: CardReaderProps<Field>): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly (readonly [Field, Suggestion])[] | null>(null);

  const take = async (photo: File | null) => {
    if (!photo) return;
    setBusy(true);
    setFound(null);
    const ready = await prepareFile(photo, { kinds: PHOTO_UPLOAD.kinds, convertEmail: async () => '' });
    if (typeof ready === 'string') {
      snackbar.warning(warningText({ code: 'badType', names: [photo.name] }, PHOTO_UPLOAD, t));
    } else {
      try {
        const suggestions = await read(ready.content);
        const fields = Object.keys(suggestions) as Field[];
        setFound(fields.flatMap((field) => (suggestions[field] ? [[field, suggestions[field]] as const] : [])));
      } catch (error) {
        snackbar.failure('load', t('ui.media.file'), error);
      }
    }
    setBusy(false);
  };
  const settle = (field: Field) => setFound((before) => before?.filter(([name]) => name !== field) ?? null);

  return (
    <div className={classes.reader}>
      <div className={classes.bar}>
        <FileButton onChange={(photo) => void take(photo)} accept={acceptedEndings(PHOTO_UPLOAD.kinds)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={busy}
              leftSection={<IconCamera size="1.1rem" stroke={1.7} aria-hidden />}
            >
              {t('ui.upload.card.action')}
            </Button>
          )}
        </FileButton>
        <span className={classes.help}>{help}</span>
      </div>
      <div role="status">
        {busy && <span className={classes.help}>{t('ui.upload.card.reading')}</span>}
        {found?.length === 0 && <Alert variant="light">{t('ui.upload.card.nothing')}</Alert>}
        {found && found.length > 0 && (
          <Alert variant="light" title={t('ui.upload.card.found')}>
            <ul className={classes.found}>
              {found.map(([field, { value, confidence }]) => (
                <li key={field} className={classes.one}>
                  <span className={classes.words}>
                    <span>{`${labelOf(field)}: ${showValue(field, value)}`}</span>
                    <span className={classes.help}>{t('ui.upload.card.suggestion', { confidence })}</span>
                  </span>
                  <Button
                    size="compact-sm"
                    onClick={() => {
                      onUse(field, value);
                      settle(field);
                    }}
                    aria-label={`${t('ui.upload.card.use')} ${labelOf(field)}`}
                  >
                    {t('ui.upload.card.use')}
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() => settle(field)}
                    aria-label={`${t('ui.upload.card.ignore')} ${labelOf(field)}`}
                  >
                    {t('ui.upload.card.ignore')}
                  </Button>
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </div>
  );
}

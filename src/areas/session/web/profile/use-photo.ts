import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updatePhoto } from '#areas/session/contract/profile.calls.ts';
import { UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { acceptedEndings } from '#ui/upload/file-kind.ts';
import { prepareFile } from '#ui/upload/prepare-file.ts';

/** Of the types that a profile upload accepts, only pictures. */
const PHOTO_KINDS = ['png', 'jpeg'] as const;
export const PHOTO_ENDINGS = acceptedEndings(PHOTO_KINDS);

const noMail = () => Promise.reject(new TypeError('A photo is no mail'));

export interface Photo {
  /** The file being sent, shown at once. */
  readonly preview: string | null;
  readonly busy: boolean;
  readonly send: (file: File) => Promise<void>;
  readonly remove: () => void;
}

export function usePhoto(): Photo {
  const { t } = useTranslation();
  const me = useSignedIn();
  const snackbar = useSnackbar();
  const [preview, setPreview] = useState<string | null>(null);
  const action = useAction(updatePhoto, {
    onFailed: (error) => {
      setPreview(null);
      snackbar.failure('update', t('session.profile.photo.what'), error);
    },
  });

  const store = (photo: string | null, text: string) =>
    action.mutate(
      { params: { id: me.userId }, body: { photo } },
      {
        onSuccess: async () => {
          snackbar.success(text);
          await me.refresh();
          setPreview(null);
        },
      },
    );

  const send = async (file: File) => {
    if (file.size > UPLOAD_MAX_BYTES) return snackbar.warning(t('ui.upload.profile.tooLarge'));
    const ready = await prepareFile(file, { kinds: PHOTO_KINDS, convertEmail: noMail });
    if (ready === 'badType') return snackbar.warning(t('ui.upload.profile.badType').trim());
    if (typeof ready === 'string') return snackbar.warning(t('session.profile.photo.undecodable'));
    setPreview(ready.content);
    store(ready.content, t('session.success.photoUploaded'));
  };
  const remove = () => store(null, t('session.profile.photo.removed'));
  return { preview, busy: action.isPending, send, remove };
}

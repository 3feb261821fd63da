import { Button, FileButton, Text } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import { megabytes } from '#ui/upload/upload-rules.ts';
import classes from './profile.module.css';
import { PHOTO_ENDINGS, usePhoto } from './use-photo.ts';

/** Photo, name and roles of the signed-in user, as others see them. */
export function PhotoCard({ user }: { readonly user: SessionUser }): ReactNode {
  const { t } = useTranslation();
  const { preview, busy, send, remove } = usePhoto();
  const again = useRef<() => void>(null);
  const { firstName, lastName, pathPhoto } = user.profile;
  const name = `${firstName} ${lastName}`.trim();
  const choose = async (file: File | null) => {
    if (!file) return;
    await send(file);
    // Without this the same file could not be chosen twice in a row.
    again.current?.();
  };
  return (
    <section className={classes.card} aria-label={t('session.profile.photo.label')}>
      <div className={classes.person}>
        <div className={classes.photo} data-busy={busy || undefined}>
          <PersonAvatar name={name} photo={preview ?? pathPhoto} size="xl" />
        </div>
        <div className={classes.names}>
          <Text fw={650} size="lg" className={classes.name!}>
            {name}
          </Text>
          <Text size="sm" c="dimmed" className={classes.name!}>
            {t('session.profile.signInWith', { email: user.auth.email })}
          </Text>
        </div>
      </div>
      <div className={classes.chips}>
        {user.roles.map(({ id, name: role }) => (
          <Chip key={id} tone="neutral">
            {role}
          </Chip>
        ))}
      </div>
      <div className={classes.buttons}>
        <FileButton resetRef={again} onChange={(file) => void choose(file)} accept={PHOTO_ENDINGS}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={busy}
              leftSection={<IconCamera size="1.1rem" stroke={1.6} aria-hidden />}
            >
              {t(pathPhoto ? 'session.profile.photo.replace' : 'session.profile.photo.upload')}
            </Button>
          )}
        </FileButton>
        {pathPhoto && (
          <Button
            variant="subtle"
            color="gray"
            disabled={busy}
            onClick={remove}
            leftSection={<IconTrash size="1.1rem" stroke={1.6} aria-hidden />}
          >
            {t('session.profile.photo.remove')}
          </Button>
        )}
      </div>
      <Text size="xs" c="dimmed" role="status">
        {busy
          ? t('session.profile.photo.sending')
          : t('session.profile.photo.hint', { megabytes: megabytes(UPLOAD_MAX_BYTES) })}
      </Text>
    </section>
  );
}

import { Button, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { nameProblem, splitName } from './file-name.ts';

interface RenameDialogProps {
  /** The name to change; null keeps the dialog closed. */
  readonly name: string | null;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for a new name; the extension stays, because the content does. */
export function RenameDialog({ name, onRename, onClose }: RenameDialogProps): ReactNode {
  const { t } = useTranslation();
  const form = useId();
  return (
    <Dialog
      size="sm"
      opened={name !== null}
      onClose={onClose}
      title={t('ui.upload.renaming.title')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui.upload.renaming.cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('ui.upload.renaming.save')}
          </Button>
        </>
      }
    >
      {name !== null && <RenameForm key={name} id={form} name={name} onRename={onRename} />}
    </Dialog>
  );
}

interface RenameFormProps {
  readonly id: string;
  readonly name: string;
  readonly onRename: (name: string) => void;
}

function RenameForm({ id, name, onRename }: RenameFormProps): ReactNode {
  const { t } = useTranslation();
  const { stem, ending } = splitName(name);
  const [text, setText] = useState(stem);
  const [submitted, setSubmitted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const problem = submitted ? nameProblem(text, ending) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be inside the form of a screen, which must not be submitted.
    event.stopPropagation();
    setSubmitted(true);
    if (nameProblem(text, ending)) input.current?.focus();
    else onRename(`${text}${ending}`);
  };
  return (
    <form id={id} onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        label={t('ui.upload.renaming.label')}
        withAsterisk
        aria-required
        data-autofocus
        autoComplete="off"
        value={text}
        error={problem && t(dynamicKey('validation', problem.code), { ...problem.params })}
        onChange={(event) => setText(event.currentTarget.value)}
        rightSection={
          <Text size="sm" c="dimmed" pr="sm">
            {ending}
          </Text>
        }
        rightSectionWidth="auto"
        rightSectionPointerEvents="none"
      />
    </form>
  );
}

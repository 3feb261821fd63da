import { Combobox, Kbd, Loader, Modal, useCombobox, VisuallyHidden } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#kernel/text.ts';
import { findItems } from './find-items.ts';
import classes from './palette.module.css';
import type { PaletteGroup, PaletteItem, PaletteSource } from './palette-item.ts';
import { useRecords } from './use-records.ts';

interface PaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly groups: readonly PaletteGroup[];
  readonly sources: readonly PaletteSource[];
}

/** One search over screens, actions and records, usable with the keyboard alone. */
export function Palette({ opened, onClose, ...content }: PaletteProps): ReactNode {
  const { t } = useTranslation();
  return (
    // A class of the content itself would also colour the frame around it, which fills the window.
    <Modal.Root
      opened={opened}
      onClose={onClose}
      yOffset="10vh"
      size="lg"
      padding={0}
      classNames={{ content: classes.content ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('ui.palette.title')}>
        <Modal.Body className={classes.body ?? ''}>
          <PaletteField onClose={onClose} {...content} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Mounted with every opening, so that it opens empty. */
function PaletteField({ onClose, groups, sources }: Omit<PaletteProps, 'opened'>): ReactNode {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const records = useRecords(sources, typed);
  const known = findItems(groups, typed);
  const shown = [...known, ...records.groups];
  const items = shown.flatMap((group) => group.items);
  const order = items.map(({ id }) => id).join('\n');
  // Enter before the answer opens the first record as soon as it has come.
  const [isAwaited, setIsAwaited] = useState(false);
  const combobox = useCombobox({ opened: true });
  const list = useId();
  const { selectFirstOption } = combobox;

  // When the list changes, Enter opens its first entry; records of an earlier text cannot be chosen.
  const isReady = known.length > 0 || !records.searching;
  useEffect(() => {
    if (order && isReady) selectFirstOption();
  }, [order, isReady, selectFirstOption]);

  const run = (id: string) => {
    onClose();
    items.find((item) => item.id === id)?.run();
  };
  const runFirst = useEffectEvent(() => {
    setIsAwaited(false);
    if (items[0]) run(items[0].id);
  });
  useEffect(() => {
    if (isAwaited && !records.searching) runFirst();
  }, [isAwaited, records.searching]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
    setIsAwaited(key === 'Enter' && !isReady);
  };

  return (
    <Combobox store={combobox} onOptionSubmit={run}>
      <div className={classes.field}>
        {records.searching ? <Loader size="xs" /> : <IconSearch size="1.2rem" stroke={1.6} aria-hidden />}
        <Combobox.EventsTarget withExpandedAttribute aria-expanded aria-controls={list}>
          <input
            className={classes.input}
            aria-label={t('ui.palette.title')}
            placeholder={t('ui.palette.title')}
            spellCheck={false}
            maxLength={TEXT_MAX}
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </Combobox.EventsTarget>
        <Kbd className={classes.escape ?? ''}>{t('ui.palette.escape')}</Kbd>
      </div>
      <Combobox.Options id={list} className={classes.list ?? ''} aria-label={t('ui.palette.results')}>
        {shown.map((group) => (
          <Combobox.Group key={group.id} label={group.label}>
            {group.items.map((item) => (
              <Combobox.Option
                key={item.id}
                value={item.id}
                className={classes.option ?? ''}
                disabled={records.searching && !known.includes(group)}
              >
                <OptionContent {...item} />
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      {records.failed && (
        <div className={classes.failed} role="alert">
          {t('ui.palette.failed')}
        </div>
      )}
      <div className={classes.empty} role="status">
        {items.length === 0 && !records.searching && !records.failed && t('lists.noResult')}
      </div>
      <VisuallyHidden role="status">
        {typed.trim() !== '' &&
          items.length > 0 &&
          !records.searching &&
          t('ui.palette.found', { count: items.length })}
      </VisuallyHidden>
    </Combobox>
  );
}

function OptionContent({ label, detail, icon: Icon }: PaletteItem): ReactNode {
  return (
    <>
      {Icon && <Icon size="1.1rem" stroke={1.6} aria-hidden className={classes.icon} />}
      <span className={classes.label}>{label}</span>
      {detail && <span className={classes.detail}>{detail}</span>}
    </>
  );
}

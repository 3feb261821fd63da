import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor-context.ts';
import { measuredLine } from '../state/path-draft.ts';
import { withoutPiece, withPieceJoined } from '../state/way.ts';
import { useMeasures } from '../use-measures.ts';
import classes from './panel.module.css';

/** What was split off the line, to be joined again or deleted. */
export function LooseParts(): ReactNode {
  const { t } = useTranslation();
  const { km } = useMeasures();
  const { draft, edit, isReadOnly, announce } = useEditor();
  if (draft.pieces.length === 0 || isReadOnly) return null;
  return (
    <section className={classes.list} aria-label={t('routes.editor.way.pieces')}>
      <h2 className={classes.heading}>{t('routes.editor.way.pieces')}</h2>
      {draft.pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing else that is their own.
        <div key={at} className={classes.row}>
          <span className={classes.rowWords}>
            {t('routes.editor.way.piece', { number: at + 1, km: km(measuredLine(piece).totalMeters) })}
          </span>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              edit((before) => withPieceJoined(before, at));
              announce(t('routes.editor.way.joined'));
            }}
          >
            {t('routes.editor.way.join')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => edit((before) => withoutPiece(before, at))}>
            {t('routes.editor.way.drop')}
          </Button>
        </div>
      ))}
      <p className={classes.quiet}>{t('routes.editor.save.pieces')}</p>
    </section>
  );
}

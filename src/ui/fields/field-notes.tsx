import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import classes from './field.module.css';

interface FieldNotesProps {
  readonly help?: string | undefined;
  readonly warning?: string | undefined;
  readonly counter?: { readonly length: number; readonly max: number } | undefined;
}

/** Shown under a field besides its error: a warning that does not block saving, a helper sentence, a counter. */
export function FieldNotes({ help, warning, counter }: FieldNotesProps): ReactNode {
  return (
    <span className={classes.notes}>
      <span role="status" className={classes.status}>
        {warning ? (
          <span className={classes.warning}>
            <IconAlertTriangle className={classes.icon} aria-hidden />
            {warning}
          </span>
        ) : (
          help
        )}
      </span>
      {counter && (
        <span className={classes.counter} data-over={counter.length > counter.max || undefined}>
          {counter.length}/{counter.max}
        </span>
      )}
    </span>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './document-rows.module.css';
import { shownKinds } from './file-kind.ts';
import { DOCUMENT_UPLOAD, megabytes, type UploadRules } from './upload-rules.ts';

interface DocumentRowsProps {
  /** What the list is called for screen readers. */
  readonly label: string;
  /** The same for every row, so they are said once, above. */
  readonly rules?: UploadRules;
  readonly children: ReactNode;
}

/** The documents of a form, one row each: its name and state, its number and dates, its file. */
export function DocumentRows({ label, rules = DOCUMENT_UPLOAD, children }: DocumentRowsProps): ReactNode {
  const { t } = useTranslation();
  const limits = { kinds: shownKinds(rules.kinds), megabytes: megabytes(rules.maxBytes) };
  return (
    <div className={classes.documents}>
      <span className={classes.limits}>{t('ui.upload.hintEach', limits)}</span>
      <ul className={classes.rows} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}

interface DocumentRowProps {
  readonly name: string;
  /** A chip, such as expired. */
  readonly state?: ReactNode;
  /** Fields for number and dates. */
  readonly facts?: ReactNode;
  /** An upload field with `inRow`. */
  readonly children: ReactNode;
}

export function DocumentRow({ name, state, facts, children }: DocumentRowProps): ReactNode {
  return (
    <li className={classes.row}>
      <span className={classes.name} aria-hidden>
        {name}
      </span>
      <span>{state}</span>
      {facts && <div className={classes.facts}>{facts}</div>}
      <div className={classes.file}>{children}</div>
    </li>
  );
}

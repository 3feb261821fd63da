import type { ReactNode } from 'react';
import classes from './flag.module.css';

/** Drawn as a picture: some systems have no flag characters. */
const FLAGS = import.meta.glob<string>('./flags/*.svg', { eager: true, query: '?url', import: 'default' });

interface FlagProps {
  /** Two letters of ISO 3166. */
  readonly country: string;
}

/** Decoration beside the country's name or code, hidden from screen readers. */
export function Flag({ country }: FlagProps): ReactNode {
  const source = FLAGS[`./flags/${country.toLowerCase()}.svg`];
  return source ? <img className={classes.flag} src={source} alt="" /> : <span className={classes.flag} />;
}

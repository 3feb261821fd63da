import { createContext, type ReactNode, useContext } from 'react';
import classes from './marked.module.css';
import { matchesIn } from './matches.ts';

const SearchedContext = createContext('');
/** What the rows inside were searched for. */
export const SearchedProvider = SearchedContext.Provider;

/** A text of a row; what the search found in it is marked. Outside a list it is the plain text. */
export function Marked({ text }: { readonly text: string }): ReactNode {
  const searched = useContext(SearchedContext);
  if (searched === '') return text;
  const spans = matchesIn(text, searched);
  if (spans.length === 0) return text;
  // One element, so that the parts stay beside each other in a column as well.
  return (
    <span>
      {spans.map(([from, to], place) => (
        <span key={from}>
          {text.slice(spans[place - 1]?.[1] ?? 0, from)}
          <mark className={classes.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(spans.at(-1)![1])}
    </span>
  );
}

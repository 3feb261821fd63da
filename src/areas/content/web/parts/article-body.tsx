import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Block, type Line, readBody } from '../../rules/article-body.ts';
import classes from './article-body.module.css';

/** The text of an article. Everything in it is text: there is no HTML to be trusted. */
export function ArticleBody({ body }: { readonly body: string }): ReactNode {
  return (
    <div className={classes.body}>
      {readBody(body).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and are made anew with the text.
        <BlockView key={at} block={block} />
      ))}
    </div>
  );
}

const keyed = <T,>(items: readonly T[]): readonly (readonly [number, T])[] => items.map((item, at) => [at, item]);

function BlockView({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading>
          <LineView line={block.line} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {keyed(block.items).map(([at, item]) => (
            <li key={at}>
              <LineView line={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView {...block} />;
    default:
      return (
        <p>
          <LineView line={block.line} />
        </p>
      );
  }
}

function TableView({ head, rows }: Extract<Block, { kind: 'table' }>): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too.
    <div className={classes.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {keyed(head).map(([at, cell]) => (
              <th key={at} scope="col">
                <LineView line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(([nth, row]) => (
            <tr key={nth}>
              {keyed(row).map(([at, cell]) => (
                <td key={at}>
                  <LineView line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineView({ line }: { readonly line: Line }): ReactNode {
  return keyed(line).map(([at, { text, strong, href }]) => {
    if (strong) return <strong key={at}>{text}</strong>;
    if (href === undefined) return <span key={at}>{text}</span>;
    return (
      <Anchor key={at} href={href} target="_blank" rel="noreferrer" inherit underline="always">
        {text}
      </Anchor>
    );
  });
}

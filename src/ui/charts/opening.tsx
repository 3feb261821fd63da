import { Menu, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './chart.module.css';
import { type Leads, type NamedList, useLeads } from './leads.ts';

interface OpeningProps {
  readonly address: Leads | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link where the reader may open what it leads to, a menu where that is a choice of lists. */
export function Opening({ address, className, children }: OpeningProps): ReactNode {
  const leads = useLeads(address);
  if (leads === null) return children;
  if (typeof leads === 'string') {
    return (
      <Link to={leads} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={className ?? classes.opening ?? ''}>{children}</UnstyledButton>
      </Menu.Target>
      <ListChoice lists={leads} />
    </Menu>
  );
}

/** The lists that together hold what was counted. */
export function ListChoice({ lists }: { readonly lists: readonly NamedList[] }): ReactNode {
  return (
    <Menu.Dropdown>
      {lists.map(({ name, address }) => (
        <Menu.Item key={address} component={Link} to={address}>
          {name}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  );
}

import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinksSection } from './links-section.tsx';
import { MessagesSection } from './messages-section.tsx';

/** What a company shares of an opportunity with carriers outside the product. For people who may write it. */
export function ShareSection({ opportunityId }: { readonly opportunityId: string }): ReactNode {
  return (
    <Stack gap="md">
      <LinksSection opportunityId={opportunityId} />
      <MessagesSection opportunityId={opportunityId} />
    </Stack>
  );
}

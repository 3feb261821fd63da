import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/opportunities/area.ts';
import { type ExternalRow, marketplaceList } from '#areas/opportunities/contract/opportunity.list.ts';
import { WRITE_OPPORTUNITIES } from '#areas/opportunities/contract/opportunity.permissions.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { firstPage } from '#ui/list/data/first-page.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { ExternalList } from './external-list.tsx';
import classes from './lists.module.css';

const CREATE = addressOf(screens.createInMarketplace);
const recordOf = ({ _id }: ExternalRow): string => addressOf(screens.marketOpportunity, { opportunityId: _id });

export const first = firstPage(marketplaceList, listCalls(marketplaceList));

/** Everything that is offered to everybody, under the picture of the company's theme. */
export default function MarketplaceScreen(): ReactNode {
  const { marketplaceImage } = useSignedIn();
  return (
    <>
      {marketplaceImage && <img className={classes.banner} src={marketplaceImage} alt="" />}
      <ExternalList list="marketplace" addressOf={recordOf} actions={<Create />} />
    </>
  );
}

function Create(): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const mayWrite = useHolds(WRITE_OPPORTUNITIES);
  if (!mayWrite || !canOpen(CREATE)) return null;
  return (
    <Button component={Link} to={CREATE} leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}>
      {t('opportunities.carrier.actions.create')}
    </Button>
  );
}

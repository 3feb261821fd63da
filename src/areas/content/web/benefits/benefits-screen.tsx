import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listCalls } from '#kernel/list-definition.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { NumberCell } from '#ui/list/cells/value-cells.tsx';
import type { RowAction } from '#ui/list/list-props.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { type BenefitRow, benefitList } from '../../contract/benefit.list.ts';
import { mayWriteIn } from '../../contract/content.permissions.ts';
import { newBenefitAddress, updateBenefitAddress } from '../../contract/content-addresses.ts';
import { contentActions } from '../../rules/publication.ts';
import { ACTION_ICONS } from '../parts/action-icons.tsx';
import { NotHere } from '../parts/not-here.tsx';
import { STATE_TONES } from '../parts/state-tones.ts';
import { useWritableCountries } from '../parts/use-writable-countries.ts';
import classes from './benefits-screen.module.css';
import { useBenefitSteps } from './use-benefit-steps.ts';

const CALLS = listCalls(benefitList);
const benefitId = ({ _id }: BenefitRow): string => _id;
const TONES = { state: STATE_TONES };

/** How many were taken; nothing left is said in words. */
function Taken({ row: { taken, quantity, soldOut } }: { readonly row: BenefitRow }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.taken}>
      <NumberCell value={taken} {...(quantity === null ? {} : { of: quantity })} />
      {soldOut && <Chip tone="warning">{t('content.soldOut')}</Chip>}
    </span>
  );
}

const CELLS = { taken: (row: BenefitRow) => <Taken row={row} /> };

/** Everything the company offers. */
export default function BenefitsScreen(): ReactNode {
  const { t } = useTranslation();
  const { permissions, userId } = useSignedIn();
  const steps = useBenefitSteps();
  const mayWrite = useWritableCountries('benefits').length > 0;
  const actionsOf = ({ state, country, authorId }: BenefitRow) =>
    contentActions(state, {
      mayWrite: mayWriteIn(permissions, 'benefits', country),
      isAuthor: authorId === userId,
    });
  const rowActions = (row: BenefitRow): readonly RowAction[] =>
    actionsOf(row).map((action) => {
      const look = { id: action, label: t(`content.actions.${action}`), icon: ACTION_ICONS[action] };
      return action === 'update'
        ? { ...look, href: updateBenefitAddress(row._id) }
        : { ...look, onAct: () => steps.run(action, row) };
    });
  return (
    <>
      <NotHere kind="benefits" />
      <ListScreen
        definition={benefitList}
        calls={CALLS}
        rowId={benefitId}
        rowHref={(row) =>
          mayWriteIn(permissions, 'benefits', row.country) ? updateBenefitAddress(row._id) : undefined
        }
        rowActions={rowActions}
        tones={TONES}
        cells={CELLS}
        actions={
          mayWrite && (
            <Button
              component={Link}
              to={newBenefitAddress}
              leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}
            >
              {t('content.newBenefit')}
            </Button>
          )
        }
      />
    </>
  );
}

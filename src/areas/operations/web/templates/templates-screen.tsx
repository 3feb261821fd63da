import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconToggleLeft from '@tabler/icons-react/dist/esm/icons/IconToggleLeft.mjs';
import IconToggleRight from '@tabler/icons-react/dist/esm/icons/IconToggleRight.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WRITE_STAGE_TEMPLATES } from '#areas/operations/contract/operation.permissions.ts';
import { newTemplateAddress, templateAddress } from '#areas/operations/contract/operation-addresses.ts';
import { stageTemplateList, type TemplateRow } from '#areas/operations/contract/stage-template.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { Tone } from '#kernel/tone.ts';
import { firstPage } from '#ui/list/data/first-page.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useTemplateToggle } from './use-template-toggle.ts';

const CALLS = listCalls(stageTemplateList);
const STATUS_TONES: Readonly<Record<TemplateRow['status'], Tone>> = { enabled: 'success', disabled: 'neutral' };
const TONES = { status: STATUS_TONES };
const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;
const templateId = (row: TemplateRow): string => row._id;

export const first = firstPage(stageTemplateList, CALLS);

/** The stage templates of the company; people who may only read them get no actions. */
export default function TemplatesScreen(): ReactNode {
  const { t } = useTranslation();
  const mayWrite = useHolds(WRITE_STAGE_TEMPLATES);
  const { toggle } = useTemplateToggle();
  const rowActions = ({ _id, name, status }: TemplateRow): readonly RowAction[] => {
    const enabled = status === 'enabled';
    return [
      {
        id: 'edit',
        label: t('operations.templates.actions.edit'),
        icon: <IconPencil {...ICON} />,
        href: templateAddress(_id),
      },
      {
        id: 'toggle',
        label: t(`operations.templates.actions.${enabled ? 'disable' : 'enable'}`),
        icon: enabled ? <IconToggleLeft {...ICON} /> : <IconToggleRight {...ICON} />,
        danger: enabled,
        onAct: () => void toggle({ _id, name, enabled }),
      },
    ];
  };
  return (
    <ListScreen
      definition={stageTemplateList}
      calls={CALLS}
      rowId={templateId}
      tones={TONES}
      rowHref={({ _id }) => templateAddress(_id)}
      {...(mayWrite ? { rowActions } : {})}
      download={false}
      actions={
        mayWrite && (
          <Button
            component={Link}
            to={newTemplateAddress}
            leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}
          >
            {t('operations.templates.new')}
          </Button>
        )
      }
    />
  );
}

import { Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QuietButton } from '#ui/feedback/quiet-button.tsx';
import type { AnyRow, RowAction } from '../list-props.ts';
import classes from './row-actions.module.css';
import type { RowSource } from './row-parts.ts';

interface RowActionsProps {
  readonly row: AnyRow;
  readonly actionsNow: RowSource['actionsNow'];
  /** Name of the row, for screen readers. */
  readonly name: string;
}

/** The actions of one row. Their menu is made when it is first opened; until then the row has only its button. */
export function RowActions({ row, actionsNow, name }: RowActionsProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isMade, make] = useState(false);
  const [opened, open] = useState(false);
  return (
    <>
      <QuietButton
        ref={button}
        id={`${id}-target`}
        className={classes.target}
        aria-label={t('ui.list.row.actions', { name })}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-dropdown` : undefined}
        data-expanded={opened || undefined}
        onClick={() => (isMade ? open(!opened) : make(true))}
      >
        <IconDots size="1.15rem" aria-hidden />
      </QuietButton>
      {isMade && (
        <ActionMenu id={id} button={button} opened={opened} onChange={open} actions={opened ? actionsNow(row) : []} />
      )}
    </>
  );
}

interface ActionMenuProps {
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  readonly actions: readonly RowAction[];
}

/** Dangerous actions are last, apart. */
function ActionMenu({ id, button, opened, onChange, actions }: ActionMenuProps): ReactNode {
  // Opened only once it is there: the menu remembers what had the focus when it opens.
  const openFirst = useEffectEvent(() => onChange(true));
  useEffect(() => openFirst(), []);
  const kept = useRef(actions);
  // A menu that closes still shows what it held while it fades.
  if (opened) kept.current = actions;
  const harmless = kept.current.filter(({ danger }) => !danger);
  const harmful = kept.current.filter(({ danger }) => danger);
  return (
    <Menu id={id} position="bottom-end" shadow="md" opened={opened} onChange={onChange}>
      <Menu.Target>
        <Anchor button={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {harmless.map(item)}
        {harmless.length > 0 && harmful.length > 0 && <Menu.Divider />}
        {harmful.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}

interface AnchorProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Stands for the button, which stays the same element whether or not its menu was ever opened. */
function Anchor({ button, ref }: AnchorProps): ReactNode {
  useImperativeHandle(ref, () => button.current!);
  return null;
}

function item({ id, label, icon, danger = false, disabled = false, href, onAct }: RowAction): ReactNode {
  const look = { leftSection: icon, disabled, className: classes.item!, 'data-danger': danger || undefined };
  return href === undefined ? (
    <Menu.Item key={id} {...look} onClick={onAct}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item key={id} {...look} component={Link} to={href}>
      {label}
    </Menu.Item>
  );
}

import { Menu, UnstyledButton } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkerPicture } from '../markers/marker-picture.tsx';
import classes from './line-strip.module.css';
import { groupMarks, type MarkGroup, type StripMark } from './strip-layout.ts';

/** Pixels: as wide as a picture, and a little room. */
const GAP = 32;
const PICTURE_SCALE = 0.75;

interface StripMarksProps {
  readonly marks: readonly StripMark[];
  readonly meters: number;
  readonly width: number;
  readonly show: (meters: number) => string;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

/** The marks above the line; those that would overlap are one picture with their count. */
export function StripMarks({ marks, meters, width, show, selected, onSelect }: StripMarksProps): ReactNode {
  const groups = useMemo(() => groupMarks(marks, { meters, width, gap: GAP }), [marks, meters, width]);
  if (width === 0) return <div className={classes.marks} />;
  return (
    <div className={classes.marks}>
      {groups.map((group) => {
        const [first] = group.marks;
        const look = { show, onSelect, isSelected: group.marks.some(({ id }) => id === selected) };
        return group.marks.length === 1 ? (
          <Single key={first.id} group={group} {...look} />
        ) : (
          <Several key={first.id} group={group} {...look} />
        );
      })}
    </div>
  );
}

interface GroupProps {
  readonly group: MarkGroup<StripMark>;
  readonly isSelected: boolean;
  readonly show: (meters: number) => string;
  readonly onSelect: (id: string) => void;
}

function Single({ group, isSelected, show, onSelect }: GroupProps): ReactNode {
  const { t } = useTranslation();
  const [mark] = group.marks;
  const label = t('ui.map.strip.mark', { label: mark.label, km: show(mark.meters) });
  return (
    <UnstyledButton
      className={classes.mark!}
      style={{ insetInlineStart: group.x }}
      aria-label={label}
      aria-current={isSelected || undefined}
      title={label}
      onClick={() => onSelect(mark.id)}
    >
      <MarkerPicture kind={mark.kind} tone={mark.tone} number={mark.number} scale={PICTURE_SCALE} />
    </UnstyledButton>
  );
}

function Several({ group, isSelected, show, onSelect }: GroupProps): ReactNode {
  const { t } = useTranslation();
  const [first] = group.marks;
  const label = t('ui.map.strip.group', { count: group.marks.length, km: show(first.meters) });
  return (
    <Menu withinPortal position="top">
      <Menu.Target>
        <UnstyledButton
          className={classes.mark!}
          style={{ insetInlineStart: group.x }}
          aria-label={label}
          aria-current={isSelected || undefined}
          title={label}
        >
          <MarkerPicture kind={first.kind} tone={first.tone} scale={PICTURE_SCALE} />
          <span className={classes.count} aria-hidden>
            {group.marks.length}
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.list!}>
        {group.marks.map((mark) => (
          <Menu.Item
            key={mark.id}
            leftSection={<MarkerPicture kind={mark.kind} tone={mark.tone} number={mark.number} scale={0.55} />}
            onClick={() => onSelect(mark.id)}
          >
            {t('ui.map.strip.mark', { label: mark.label, km: show(mark.meters) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

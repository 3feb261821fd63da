/** Where a notice can appear; the first is the usual one. */
export const CORNERS = ['bottom-right', 'bottom-center', 'bottom-left', 'top-center', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a notice should not cover. */
export interface Pressable extends Box {
  /** A field can wait until the notice is gone; the button that saves it cannot. */
  readonly isField?: boolean;
}

const BUTTON_WEIGHT = 100;

export interface Place {
  readonly width: number;
  readonly height: number;
  /** What a notice at the top leaves free above it: the bar with its buttons. */
  readonly above: number;
  readonly gap: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The box a notice of this size fills in a corner. */
export function boxIn(corner: Corner, { width, height, above, gap }: Place, notice: Size): Box {
  const [side, across] = corner.split('-') as ['top' | 'bottom', 'left' | 'center' | 'right'];
  const taken = Math.min(notice.width, width - 2 * gap);
  const left = { left: gap, center: (width - taken) / 2, right: width - gap - taken }[across];
  const top = side === 'top' ? above + gap : height - gap - notice.height;
  return { left, top, right: left + taken, bottom: top + notice.height };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where a notice covers nothing: where it is already, else the first such corner, else where it covers the least. */
export function freeCorner(
  place: Place,
  notice: Size,
  pressables: readonly Pressable[],
  current: Corner = CORNERS[0],
): Corner {
  const covered = (corner: Corner) => {
    const box = boxIn(corner, place, notice);
    return pressables
      .filter((one) => overlap(box, one))
      .reduce((sum, { isField }) => sum + (isField ? 1 : BUTTON_WEIGHT), 0);
  };
  const corners = [current, ...CORNERS];
  const counts = corners.map(covered);
  return corners[counts.indexOf(Math.min(...counts))]!;
}

const FIELD = 'input, select, textarea';
const PRESSED = 'button, input, select, textarea, summary, [role="button"], [role="tab"], a[data-variant]';

/** What can be pressed now, as far as it is on the screen and no notice itself. */
function pressablesOnScreen(): readonly Pressable[] {
  return [...document.querySelectorAll(PRESSED)]
    .filter((element) => !element.closest('.mantine-Notifications-root') && element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(
      ({ box: { width, height, bottom, top } }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    )
    .map(({ element, box: { left, top, right, bottom } }) => ({
      left,
      top,
      right,
      bottom,
      isField: element.matches(FIELD),
    }));
}

const NOTICE_REM = { width: 26, height: 5 };
const GAP_REM = 1;

/** Where so many notices stand now without covering what can be pressed. */
export function cornerOfNotices(count: number, current: Corner): Corner {
  const root = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(root.fontSize);
  const rems = (name: string) => Number.parseFloat(root.getPropertyValue(name)) * rem || 0;
  const above = rems('--header-height') + rems('--banner-height');
  const { innerWidth: width, innerHeight: height } = window;
  const notices = { width: NOTICE_REM.width * rem, height: NOTICE_REM.height * rem * count };
  return freeCorner({ width, height, above, gap: GAP_REM * rem }, notices, pressablesOnScreen(), current);
}

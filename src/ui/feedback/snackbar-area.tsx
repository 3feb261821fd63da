import { Notifications, useNotifications } from '@mantine/notifications';
import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react';
import { CORNERS, type Corner, cornerOfNotices } from './free-corner.ts';

const AT_ONCE = 3;
/** A notice often outlives the screen it was made on. */
const LOOK_AGAIN_MS = 250;

/** Where notices appear: in the corner in which they cover no button, below the top bar. */
export function SnackbarArea(): ReactNode {
  const corner = useFreeCorner();
  return <Notifications position="bottom-right" limit={AT_ONCE} containerWidth="26rem" style={placeOf(corner)} />;
}

const GAP = 'var(--mantine-spacing-md)';

/** The list itself is moved: a notice that changed to the list of another corner would be shown and read out twice. */
function placeOf(corner: Corner): CSSProperties {
  const [side, across] = corner.split('-');
  return {
    top: side === 'top' ? `calc(var(--header-height) + var(--banner-height, 0rem) + ${GAP})` : 'auto',
    bottom: side === 'bottom' ? GAP : 'auto',
    left: across === 'left' ? GAP : across === 'center' ? '50%' : 'auto',
    right: across === 'right' ? GAP : 'auto',
    transform: across === 'center' ? 'translateX(-50%)' : 'none',
  };
}

/** Looked for before a notice is painted, and again while it is shown, because the screen changes below it. */
function useFreeCorner(): Corner {
  const { notifications } = useNotifications();
  const [corner, setCorner] = useState<Corner>(CORNERS[0]);
  const count = Math.min(notifications.length, AT_ONCE);
  useLayoutEffect(() => {
    if (count === 0) return;
    const look = () => setCorner((current) => cornerOfNotices(count, current));
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [count]);
  return corner;
}

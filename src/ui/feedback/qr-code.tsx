import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { logOnly } from '#ui/log/log.ts';
import classes from './qr-code.module.css';
import { qrPath } from './qr-path.ts';

/** The white margin that readers need around the code. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  /** Usually the address that opens the right screen. */
  readonly value: string;
  /** What it opens, for screen readers. */
  readonly label: string;
  /** Any CSS length: `12rem`. */
  readonly size?: string;
}

/** Always dark on white, also in dark mode: some readers do not recognise the inverse. */
export function QrCode({ value, label, size = '12rem' }: QrCodeProps): ReactNode {
  const [drawing, setDrawing] = useState<{ value: string; size: number; path: string } | null>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    let wanted = true;
    const draw = async () => {
      const { default: qr } = await import('qrcode');
      const { modules } = qr.create(value, { errorCorrectionLevel: 'M' });
      const path = qrPath(modules.size, (row, column) => Boolean(modules.get(row, column)));
      if (wanted) setDrawing({ value, size: modules.size, path });
    };
    draw().catch((error: unknown) => {
      logOnly('a QR code cannot be drawn', error);
      if (wanted) setMissing(true);
    });
    return () => {
      wanted = false;
    };
  }, [value]);

  // Without network, on a page that never showed one before.
  if (isMissing) return null;
  if (drawing?.value !== value) return <Skeleton width={size} height={size} />;
  const side = drawing.size + 2 * QUIET_ZONE;
  return (
    <svg
      className={classes.code}
      style={{ width: size, height: size }}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className={classes.dark} d={drawing.path} />
    </svg>
  );
}

import { Button, Group, Text } from '@mantine/core';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './driver.module.css';

const SIZE = { width: 640, height: 240 } as const;
const LINE_WIDTH = 4;

/** A signature drawn with a finger, reported as a picture after each stroke. */
export function SignaturePad({ onChange }: { readonly onChange: (picture: string | null) => void }): ReactNode {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return [((clientX - box.left) * SIZE.width) / box.width, ((clientY - box.top) * SIZE.height) / box.height] as const;
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const brush = canvas.current?.getContext('2d');
    if (!brush) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    Object.assign(brush, { lineWidth: LINE_WIDTH, lineCap: 'round' });
    brush.beginPath();
    brush.moveTo(...pointOf(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const brush = canvas.current?.getContext('2d');
    if (!brush || event.buttons === 0) return;
    brush.lineTo(...pointOf(event));
    brush.stroke();
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, SIZE.width, SIZE.height);
    onChange(null);
  };
  return (
    <div>
      <Group justify="space-between" mb="xs">
        <Text fw={500}>{t('trips.driver.signature')}</Text>
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          {t('trips.driver.clear')}
        </Button>
      </Group>
      <canvas
        ref={canvas}
        {...SIZE}
        role="img"
        aria-label={t('trips.driver.signature')}
        className={classes.pad}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={() => onChange(canvas.current?.toDataURL('image/png') ?? null)}
      />
    </div>
  );
}

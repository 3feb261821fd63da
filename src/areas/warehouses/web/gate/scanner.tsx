import { Button, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './gate.module.css';
import { openReader, type QrReader } from './qr-reader.ts';

/** How long between two looks at the picture. */
const PAUSE_MS = 150;

interface ScannerProps {
  readonly onRead: (text: string) => void;
  readonly onClose: () => void;
}

/** The camera, until it has read a QR code. */
export function Scanner({ onRead, onClose }: ScannerProps): ReactNode {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [denied, setDenied] = useState(false);
  const read = useRef(onRead);
  read.current = onRead;

  useEffect(() => {
    const stop = new AbortController();
    watch(video.current!, stop.signal, (text) => read.current(text)).catch(() => {
      if (!stop.signal.aborted) setDenied(true);
    });
    return () => stop.abort();
  }, []);

  return (
    <div className={classes.scanner}>
      {denied ? (
        <Text role="alert">{t('warehouses.gate.scan.denied')}</Text>
      ) : (
        <>
          <video
            ref={video}
            className={classes.video}
            muted
            playsInline
            aria-label={t('warehouses.gate.scan.camera')}
          />
          <Text size="sm" ta="center">
            {t('warehouses.gate.scan.hint')}
          </Text>
        </>
      )}
      <Button variant="default" onClick={onClose}>
        {t('warehouses.gate.scan.stop')}
      </Button>
    </div>
  );
}

async function watch(video: HTMLVideoElement, signal: AbortSignal, onRead: (text: string) => void): Promise<void> {
  const [stream, reader] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } }),
    openReader(),
  ]);
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return end();
  signal.addEventListener('abort', end);
  video.srcObject = stream;
  await video.play();
  look(video, reader, signal, onRead);
}

function look(video: HTMLVideoElement, reader: QrReader, signal: AbortSignal, onRead: (text: string) => void): void {
  const again = async () => {
    if (signal.aborted) return;
    const text = await reader(video).catch(() => undefined);
    if (signal.aborted) return;
    if (text) onRead(text);
    else setTimeout(() => void again(), PAUSE_MS);
  };
  void again();
}

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import qr from 'qrcode';
import { findHeadlessShell } from '../../scripts/lib/chromium.mjs';

const [WIDTH, HEIGHT] = [640, 480];

/** A browser whose camera sees this text as a QR code. */
export async function browserSeeing(text: string): Promise<Browser> {
  const file = join(await mkdtemp(join(tmpdir(), 'camera-')), 'seen.y4m');
  await writeFile(file, filmOf(text));
  return chromium.launch({
    executablePath: findHeadlessShell(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
}

/** One grey picture with the code in its middle, which the camera repeats. */
function filmOf(text: string): Buffer {
  const { modules } = qr.create(text, { errorCorrectionLevel: 'M' });
  const unit = Math.floor((HEIGHT - 60) / modules.size);
  const [left, top] = [WIDTH, HEIGHT].map((side) => Math.floor((side - unit * modules.size) / 2)) as [number, number];
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (let y = 0; y < unit * modules.size; y += 1) {
    for (let x = 0; x < unit * modules.size; x += 1) {
      if (modules.get(Math.floor(y / unit), Math.floor(x / unit))) light[(top + y) * WIDTH + left + x] = 16;
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, frame, frame]);
}

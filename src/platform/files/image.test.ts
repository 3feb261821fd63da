import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanImage } from './image.ts';
import { HTML_WITH_SCRIPT, hugePng, picture } from './nasty-files.fixture.ts';

const refusal = (code: string, status: number) => expect.objectContaining({ code, status });

describe('an image is re-encoded', () => {
  it('at most 1024 pixels wide and high, in its own proportions', async () => {
    const wide = await cleanImage(await picture(3000, 1500, 'jpeg'), 'jpeg');
    expect(wide).toMatchObject({ width: 1024, height: 512 });
    const tall = await cleanImage(await picture(500, 2048), 'png');
    expect(tall).toMatchObject({ width: 250, height: 1024 });
  });

  it('and never larger than it was', async () => {
    expect(await cleanImage(await picture(20, 10), 'png')).toMatchObject({ width: 20, height: 10 });
  });

  it('in its original size where that matters', async () => {
    const kept = await cleanImage(await picture(2000, 1000), 'png', { resize: false });
    expect(kept).toMatchObject({ width: 2000, height: 1000 });
  });

  it('upright, and without location, camera or other metadata', async () => {
    const lying = await sharp(await picture(40, 20, 'jpeg'))
      .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '16/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { content } = await cleanImage(lying, 'jpeg');
    const { width, height, exif, orientation } = await sharp(content).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 20,
      height: 40,
      exif: undefined,
      orientation: undefined,
    });
  });

  it('without data hidden behind the picture', async () => {
    for (const kind of ['png', 'jpeg'] as const) {
      const hiding = Buffer.concat([await picture(9, 9, kind), HTML_WITH_SCRIPT]);
      const { content } = await cleanImage(hiding, kind);
      expect(content.includes('alert(1)')).toBe(false);
    }
  });

  it('with its transparency', async () => {
    const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { content } = await cleanImage(clear, 'png');
    expect((await sharp(content).metadata()).hasAlpha).toBe(true);
  });

  it('in colours every screen shows', async () => {
    const printed = await sharp(await picture(9, 9))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const { content } = await cleanImage(printed, 'jpeg');
    expect((await sharp(content).metadata()).space).toBe('srgb');
  });
});

describe('an image is refused', () => {
  it('when it would unpack to 400 million pixels', async () => {
    await expect(cleanImage(hugePng(), 'png')).rejects.toEqual(refusal('files.dimensions', 400));
  });

  it('when it is truncated', async () => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    await expect(cleanImage(whole.subarray(0, whole.length / 2), 'jpeg')).rejects.toEqual(
      refusal('files.unreadable', 400),
    );
    await expect(cleanImage(whole.subarray(0, 20), 'jpeg')).rejects.toEqual(refusal('files.unreadable', 400));
  });

  it('when only its beginning looks like one', async () => {
    const begins = Buffer.concat([(await picture(9, 9)).subarray(0, 30), HTML_WITH_SCRIPT]);
    await expect(cleanImage(begins, 'png')).rejects.toEqual(refusal('files.unreadable', 400));
  });

  it('when it is outside the required dimensions', async () => {
    const image = await picture(100, 50);
    await expect(cleanImage(image, 'png', { minWidth: 101 })).rejects.toEqual(refusal('files.dimensions', 400));
    await expect(cleanImage(image, 'png', { maxHeight: 49 })).rejects.toEqual(refusal('files.dimensions', 400));
    await expect(cleanImage(image, 'png', { minWidth: 100, maxHeight: 50 })).resolves.toBeDefined();
  });
});

it('many images at once are all processed', async () => {
  const image = await picture(1500, 1500, 'jpeg');
  const all = await Promise.all(Array.from({ length: 8 }, () => cleanImage(image, 'jpeg')));
  expect(all.map(({ width }) => width)).toEqual(Array.from({ length: 8 }, () => 1024));
});

import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { unzip } from './unzip.fixture.ts';
import { type ZipFile, zipArchive } from './zip-archive.ts';

describe('a zip archive', () => {
  it('contains every file as it was, whatever its name', async () => {
    const files = [
      { name: '01 Licença ✓.pdf', pieces: ['%PDF', Buffer.from('-1.4')] },
      { name: 'empty.txt', pieces: [] },
    ];
    expect([...unzip(await buffer(zipArchive(files)))]).toEqual([
      ['01 Licença ✓.pdf', '%PDF-1.4'],
      ['empty.txt', ''],
    ]);
  });

  it('is an archive also without files', async () => {
    const archive = await buffer(zipArchive([]));
    expect([archive.length, archive.readUInt32LE()]).toEqual([22, 0x06054b50]);
  });

  it('reads the next file only when the previous one is written', async () => {
    const opened: string[] = [];
    async function* files(): AsyncGenerator<ZipFile> {
      for (const name of ['first', 'second']) {
        opened.push(name);
        yield { name, pieces: [name] };
      }
    }
    const archive = zipArchive(files());
    await archive.next();
    expect(opened).toEqual(['first']);
    await archive.return(undefined);
  });

  it('fails when a file cannot be read to its end', async () => {
    async function* broken() {
      yield 'half';
      throw new Error('the disk is gone');
    }
    await expect(buffer(zipArchive([{ name: 'a', pieces: broken() }]))).rejects.toThrow('the disk is gone');
  });
});

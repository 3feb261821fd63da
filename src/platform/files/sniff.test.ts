import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import {
  compoundFile,
  EML,
  HTML_WITH_SCRIPT,
  hugePng,
  PDF,
  padded,
  picture,
  SVG,
  workbook,
  zip,
} from './nasty-files.fixture.ts';
import { sniff } from './sniff.ts';

describe('the kind of a file comes from its content', () => {
  it('recognises every kind the product accepts', async () => {
    expect(await sniff(PDF)).toBe('pdf');
    expect(await sniff(await picture(3, 3, 'png'))).toBe('png');
    expect(await sniff(await picture(3, 3, 'jpeg'))).toBe('jpeg');
    expect(await sniff(workbook())).toBe('xlsx');
    expect(await sniff(compoundFile('Workbook'))).toBe('xls');
    expect(await sniff(compoundFile('Book'))).toBe('xls');
    expect(await sniff(HTML_WITH_SCRIPT)).toBe('html');
    expect(await sniff(EML)).toBe('eml');
  });

  it('recognises a spreadsheet written by a real program', async () => {
    const sheet = await writeXlsxFile([[{ value: 'Placa' }, { value: 'Peso' }]]).toBuffer();
    expect(await sniff(sheet)).toBe('xlsx');
  });

  it.each([
    ['a page after a byte order mark, spaces and comments', '\ufeff \n<!-- saved --><!-- twice -->\n<HTML><body>x'],
    ['a page that begins with an XML declaration', '<?xml version="1.0"?><!DOCTYPE html PUBLIC "x"><html></html>'],
    ['a page without its first tags', '<div class="mail">x</div>'],
  ])('takes %s', async (_, text) => {
    expect(await sniff(Buffer.from(text))).toBe('html');
  });

  it('accepts pages in older encodings', async () => {
    expect(await sniff(Buffer.from('\ufeff<html>Olá</html>', 'utf16le'))).toBe('html');
    expect(await sniff(Buffer.from('<html>Olá</html>', 'latin1'))).toBe('html');
  });

  it('accepts a mail exported with its envelope line', async () => {
    expect(await sniff(Buffer.from('From a@b.c Tue Feb 3\nFrom: a@b.c\n\tfolded\nSubject: x\n\nbody'))).toBe('eml');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0x50])],
    ['a drawing with a script', SVG],
    ['a drawing without its declaration', Buffer.from('<svg onload="alert(1)"></svg>')],
    ['a program text', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a script', Buffer.from('alert(1)')],
    ['a script tag alone', Buffer.from('<script>alert(1)</script>')],
    ['plain text', Buffer.from('Note: this is not a mail\n\nreally')],
    ['text with one line that looks like a mail', Buffer.from('Subject: x\n\nreally')],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['text with zero bytes', Buffer.from('<html>\0</html>')],
    ['random bytes', Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 7919) % 251))],
  ])('refuses %s', async (_, content) => {
    expect(await sniff(content)).toBeUndefined();
  });
});

describe('a PDF', () => {
  it('must be complete', async () => {
    expect(await sniff(PDF.subarray(0, 60))).toBeUndefined();
  });

  it('must not be an archive as well', async () => {
    expect(await sniff(Buffer.concat([PDF, workbook()]))).toBeUndefined();
    const near = Buffer.concat([padded(PDF, 2000), zip([]), Buffer.alloc(0)]);
    expect(await sniff(near)).toBeUndefined();
  });
});

describe('a spreadsheet', () => {
  it('must contain a workbook', async () => {
    expect(await sniff(zip([{ name: 'a.txt', content: Buffer.from('x') }]))).toBeUndefined();
    expect(await sniff(zip([{ name: 'xl/workbook.xml', content: Buffer.from('x') }]))).toBeUndefined();
    const document = zip([
      { name: '[Content_Types].xml', content: Buffer.from('<Types wordprocessingml.document.main+xml/>') },
      { name: 'xl/workbook.xml', content: Buffer.from('x') },
    ]);
    expect(await sniff(document)).toBeUndefined();
  });

  it.each(['xl/vbaProject.bin', 'xl/macrosheets/sheet1.xml', 'xl/activeX/activeX1.bin'])(
    'must not contain the macro %s',
    async (name) => {
      expect(await sniff(workbook([{ name, content: Buffer.from('x') }]))).toBeUndefined();
      expect(await sniff(compoundFile('Workbook', '_VBA_PROJECT_CUR'))).toBeUndefined();
    },
  );

  it('must not unpack without limit, whatever size it claims', async () => {
    const zeros = Buffer.alloc(150_000_000);
    const honest = workbook([{ name: 'xl/sheet.xml', content: zeros }]);
    expect(honest.length).toBeLessThan(5_000_000);
    expect(await sniff(honest)).toBeUndefined();
    const lying = workbook([{ name: 'xl/sheet.xml', content: zeros, declaredSize: 100 }]);
    expect(await sniff(lying)).toBeUndefined();
  });

  it('must not have thousands of parts', async () => {
    const parts = Array.from({ length: 2_000 }, (_, index) => ({ name: `xl/${index}.xml`, content: Buffer.alloc(0) }));
    expect(await sniff(workbook(parts))).toBeUndefined();
  });

  it('must begin and end with the archive', async () => {
    expect(await sniff(Buffer.concat([workbook(), Buffer.from('<script>')]))).toBeUndefined();
    expect(await sniff(Buffer.concat([Buffer.from('#!/bin/sh\n'), workbook()]))).toBeUndefined();
    expect(await sniff(workbook().subarray(0, 200))).toBeUndefined();
  });

  it('must not name the same part twice', async () => {
    const twice = { name: 'XL/workbook.xml', content: Buffer.from('<other/>') };
    expect(await sniff(workbook([twice]))).toBeUndefined();
  });

  it('survives any cut and any flipped byte', async () => {
    const whole = workbook();
    for (let at = 0; at < whole.length; at += 1) {
      await sniff(whole.subarray(0, at));
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      await sniff(damaged);
    }
    const old = compoundFile('Workbook');
    for (let at = 8; at < old.length; at += 1) {
      const damaged = Buffer.from(old);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      await sniff(damaged);
    }
  });
});

it('recognises a picture of 400 million pixels: its size is checked elsewhere', async () => {
  expect(await sniff(hugePng())).toBe('png');
});

import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { refuseActivePdf } from './active-pdf.ts';
import { PDF } from './nasty-files.fixture.ts';

/** A document of one page whose catalogue and objects can say more. */
const pdf = (catalogue: string, ...objects: string[]) =>
  Buffer.from(
    [
      '%PDF-1.7',
      `1 0 obj<</Type/Catalog/Pages 2 0 R${catalogue}>>endobj`,
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R>>endobj',
      ...objects,
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
    'latin1',
  );

/** Objects as newer programs write them: compressed, several in one stream. */
const objectStream = (text: string, more = '', entries = '/Type/ObjStm/N 1/First 4') => {
  const body = deflateSync(Buffer.from(`9 0 ${text}`)).toString('latin1');
  return `8 0 obj<<${entries}${more}/Filter/FlateDecode/Length ${body.length}>>stream\n${body}\nendstream endobj`;
};

const verdict = (content: Buffer) =>
  refuseActivePdf(content).then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );

async function printed(): Promise<Buffer> {
  const document = new PDFDocument({ info: { Title: 'Conocimiento /JS' } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.text('Carga de soja', { link: 'https://tms.example/Launch' });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

describe('a PDF is accepted', () => {
  it.each([
    ['a plain one', PDF],
    ['that opens at a page', pdf('/OpenAction[3 0 R/FitH 700]')],
    ['that opens at a page by an action', pdf('/OpenAction<</S/GoTo/D[3 0 R/Fit]>>')],
    ['that opens at a page by an object', pdf('/OpenAction 4 0 R', '4 0 obj<</S/GoTo/D[3 0 R/Fit]>>endobj')],
    ['with links', pdf('', '4 0 obj<</Subtype/Link/A<</S/URI/URI(https://tms.example/Launch/JS.html)>>>>endobj')],
    ['with compressed objects', pdf('', objectStream('<</Type/Font>>'))],
    ['with short names in the data of a picture', pdf('', '4 0 obj<</Length 9>>stream\nxx/JS /AA \nendstream endobj')],
  ])('%s', async (_, content) => {
    expect(await verdict(content)).toBe('accepted');
  });

  it('that was printed', async () => {
    expect(await verdict(await printed())).toBe('accepted');
  });
});

describe('a PDF is refused', () => {
  it.each([
    ['with a script on opening', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
    ['with a script in an object', pdf('/OpenAction 4 0 R', '4 0 obj<</S /JavaScript /JS 5 0 R>>endobj')],
    ['with scripts of the document', pdf('/Names<</JavaScript 4 0 R>>')],
    ['with a script whose name is disguised', pdf('/OpenAction<</S/J#61va#53cript/#4aS(x)>>')],
    ['with a script in a compressed object', pdf('', objectStream('<</S/JavaScript/JS(x)>>'))],
    ['with a script in an object stream without type', pdf('', objectStream('<</S/JavaScript>>', '', '/N 1/First 4'))],
    [
      'with a script inside the data of another stream',
      pdf('', '4 0 obj<<>>stream\n5 0 obj<</S/JavaScript>>\nendstream endobj'),
    ],
    ['that starts a program', pdf('/OpenAction<</S%\n/Launch/F(cmd.exe)>>')],
    ['that acts when a page is shown', pdf('', '4 0 obj<</Type/Page/AA<</O 5 0 R>>>>endobj')],
    ['that opens a web page', pdf('/OpenAction<</S/URI/URI(https://evil.example)>>')],
    ['that opens a web page by an object', pdf('/OpenAction 4 0 R', '4 0 obj<</S/URI/URI(https://x.example)>>endobj')],
    ['with an attached file', pdf('/Names<</EmbeddedFiles 4 0 R>>', '4 0 obj<</Type/EmbeddedFile>>endobj')],
    ['with a form that sends itself', pdf('', '4 0 obj<</S/SubmitForm/F(https://x.example)>>endobj')],
    ['with a form that is a program', pdf('/AcroForm<</XFA 4 0 R>>')],
    ['with a film', pdf('', '4 0 obj<</Subtype/RichMedia>>endobj')],
  ])('%s', async (_, content) => {
    expect(await verdict(content)).toBe('files.activePdf');
  });

  it('whose objects cannot be read, and says whether a password is the reason', async () => {
    const secret = objectStream('<</Type/Font>>').replace(/stream\n[\s\S]*\nendstream/, 'stream\nsecret\nendstream');
    expect(await verdict(pdf('', secret))).toBe('files.unreadable');
    expect(await verdict(pdf('', secret, 'trailer<</Encrypt 7 0 R>>'))).toBe('files.lockedPdf');
    expect(await verdict(pdf('', objectStream('<<>>', '/DecodeParms<</Predictor 12/Columns 4>>')))).toBe(
      'files.unreadable',
    );
  });

  it('whose objects are a bomb', async () => {
    expect(await verdict(pdf('', objectStream(' '.repeat(20_000_000))))).toBe('files.unreadable');
  });
});

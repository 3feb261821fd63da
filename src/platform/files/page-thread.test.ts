import { describe, expect, it } from 'vitest';
import { es } from '../phrases/es.ts';
import { EML, HTML_WITH_SCRIPT } from './nasty-files.fixture.ts';
import { makePage } from './page-thread.ts';

const html = HTML_WITH_SCRIPT.toString();
const UNREADABLE = expect.objectContaining({ code: 'files.unreadable', status: 400 });

describe('pages and mails are sanitised on a thread', () => {
  it('that keeps what can be read', async () => {
    const page = await makePage({ html });
    expect(page).toContain('Olá');
    expect(page).not.toMatch(/alert|spy\.example/);
    expect(await makePage({ mail: EML, headings: es.platform.email, zone: 'America/La_Paz' })).toContain('Asunto');
  });

  it('that refuses what was built to exhaust it, and continues', async () => {
    await expect(makePage({ html: '<div>'.repeat(5000) })).rejects.toEqual(UNREADABLE);
    await expect(makePage({ html })).resolves.toContain('Olá');
  });

  it('while other requests are served', async () => {
    let turns = 0;
    const heavy = makePage({ html: `<p>${'&lt;'.repeat(400_000)}</p>` }).then(() => turns);
    const ticking = setInterval(() => {
      turns += 1;
    }, 1);
    expect(await heavy).toBeGreaterThan(5);
    clearInterval(ticking);
  });

  it('one after the other, each with its own result', async () => {
    const pages = await Promise.all(Array.from({ length: 12 }, (_, nth) => makePage({ html: `<p>Página ${nth}</p>` })));
    pages.forEach((page, nth) => {
      expect(page).toContain(`Página ${nth}<`);
    });
  });
});

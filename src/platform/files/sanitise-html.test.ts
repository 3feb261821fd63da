import { describe, expect, it } from 'vitest';
import { HTML_WITH_SCRIPT } from './nasty-files.fixture.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const bodyOf = (html: string) => sanitiseHtml(html).split('<body>\n')[1]?.split('\n</body>')[0];

describe('a page is reduced to what can be read', () => {
  it('as a complete document', () => {
    expect(sanitiseHtml('<p>Olá</p>')).toBe(
      '<!doctype html>\n<html><head><meta charset="utf-8"></head><body>\n<p>Olá</p>\n</body></html>\n',
    );
  });

  it('without scripts, handlers, remote pictures and dangerous links', () => {
    expect(bodyOf(HTML_WITH_SCRIPT.toString())).toBe(
      '<p style="color: red">Olá</p><img /><a target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>@import "https://spy.example/x.css";</style>',
    '<link rel=stylesheet href=https://spy.example/x.css>',
    '<meta http-equiv=refresh content="0;url=https://spy.example">',
    '<base href="https://spy.example/">',
    '<form action="https://spy.example"><input name=password></form>',
    '<img src="//spy.example/x.png">',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
    '<img srcset="https://spy.example/x.png 2x">',
    '<video src="https://spy.example/x.mp4" poster="https://spy.example/p.png"></video>',
    '<object data="https://spy.example/x"></object>',
    '<title>read me</title>',
    '<!-- <script>alert(1)</script> -->',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  ])('nothing remains of %s', (html) => {
    expect(bodyOf(html)).not.toMatch(/spy|alert|script|onerror|src|<form|<input|read me/i);
  });

  it.each([
    'background: url(https://spy.example/x)',
    'background-color: u\\72l(https://spy.example/x)',
    'width: expression(alert(1))',
    'behavior: url(x)',
    'position: fixed',
    'color: red; } body { background: blue',
  ])('the style "%s" is removed', (style) => {
    expect(bodyOf(`<p style="${style}">x</p>`)).toMatch(/^<p(?: style="color: red")?>x<\/p>$/);
  });

  it('keeps what makes a text readable', () => {
    const html =
      '<table border="1"><tr><td colspan="2" style="text-align: right; color: rgb(1, 2, 3)"><b>1</b></td></tr></table>' +
      '<img alt="x" src="data:image/png;base64,iVBORw0KGgo=" />';
    expect(bodyOf(html)).toBe(html);
  });

  it('keeps the description of a removed remote picture', () => {
    expect(bodyOf('<img src="https://spy.example/x.png" alt="Logo">')).toBe('<img alt="Logo" />');
  });

  it('opens links in a new window without a referrer', () => {
    expect(bodyOf('<a href="https://x.example">x</a>')).toBe(
      '<a href="https://x.example" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });
});

describe('a page built to exhaust its reader is refused', () => {
  it.each([
    ['elements in elements', '<div>'.repeat(300)],
    ['very many elements in elements', '<div>'.repeat(500_000)],
    ['elements that are never closed', '<p><div></p>'.repeat(200_000)],
    ['hidden elements', '<svg><p>'.repeat(200_000)],
    ['too many elements', '<b>x</b>'.repeat(200_000)],
    ['too many attributes', `<p ${Array.from({ length: 120_000 }, (_, index) => `a${index}=1`).join(' ')}>`],
  ])('%s', (_, html) => {
    expect(() => sanitiseHtml(html)).toThrow(expect.objectContaining({ code: 'files.unreadable', status: 400 }));
  });

  it('while a long ordinary page is not', () => {
    const page = `<html><body>${'<p>Linha de um relatório comprido.</p>\n'.repeat(40_000)}</body></html>`;
    expect(sanitiseHtml(page).length).toBeGreaterThan(1_000_000);
  });
});

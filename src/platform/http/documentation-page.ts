import { errorCatalogue } from '#kernel/errors.ts';
import type { AnyCall } from '#kernel/list-definition.ts';
import type { PermissionRule } from '#kernel/permission.ts';

const escapeHtml = (text: unknown): string =>
  String(text).replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

const STYLE = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent) }
  body { font: 15px/1.55 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem }
  h1 { font-size: 1.6rem } h2 { margin-top: 2.5rem; text-transform: capitalize }
  nav a { margin-right: .8rem; white-space: nowrap }
  details { border: 1px solid var(--line); border-radius: 8px; margin: .4rem 0; padding: .5rem .8rem }
  summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: .6rem; align-items: baseline }
  code, pre { font: 13px/1.5 ui-monospace, monospace } pre { overflow: auto; max-height: 24rem }
  .method { font-weight: 700; min-width: 4rem } .access { opacity: .75 } table { border-collapse: collapse }
  td { padding: .1rem 1rem .1rem 0 }`;

function accessText(call: AnyCall): string {
  if (typeof call.access === 'string') return call.access;
  return ruleText(call.access.permission);
}

function ruleText(rule: PermissionRule): string {
  if (typeof rule === 'string') return rule;
  if ('anyOf' in rule) return rule.anyOf.join(' or ');
  if ('not' in rule) return `not ${JSON.stringify(rule.not)}`;
  return rule.allOf.map((part) => (typeof part === 'string' ? part : `(${ruleText(part)})`)).join(' and ');
}

function entry(call: AnyCall, operation: unknown): string {
  const { parameters, requestBody, responses } = operation as Record<string, unknown>;
  return `<details id="${escapeHtml(call.id)}"><summary><code class="method">${call.method}</code><code>/api${escapeHtml(call.path)}</code>
    <span>${escapeHtml(call.summary)}</span></summary>
    <p class="access">Access: <code>${escapeHtml(accessText(call))}</code>${call.idempotent ? ' · takes an Idempotency-Key' : ''}</p>
    <pre>${escapeHtml(JSON.stringify({ parameters, requestBody, responses }, null, 2))}</pre></details>`;
}

/** A static page made on the server: no script, no external file, so that it works under the strictest policy. */
export function documentationPage(calls: readonly AnyCall[], document: Record<string, unknown>, nonce: string): string {
  const paths = document.paths as Record<string, Record<string, unknown>>;
  const areas = [...new Set(calls.map((call) => call.id.split('.')[0] ?? ''))].sort();
  const sections = areas.map((area) => {
    const own = calls.filter((call) => call.id.startsWith(`${area}.`));
    return `<h2 id="${escapeHtml(area)}">${escapeHtml(area)}</h2>${own.map((call) => entry(call, paths[`/api${call.path}`]?.[call.method.toLowerCase()])).join('')}`;
  });
  const errors = [...errorCatalogue].sort(([a], [b]) => a.localeCompare(b));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Tropeiro API</title><style nonce="${nonce}">${STYLE}</style></head><body>
    <h1>Tropeiro API</h1><p>${calls.length} calls. The same as data: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
    <nav>${areas.map((area) => `<a href="#${escapeHtml(area)}">${escapeHtml(area)}</a>`).join(' ')}<a href="#errors">errors</a></nav>
    ${sections.join('')}<h2 id="errors">Errors</h2><table>${errors.map(([code, status]) => `<tr><td>${status}</td><td><code>${escapeHtml(code)}</code></td></tr>`).join('')}</table>
    </body></html>`;
}

import sanitizeHtml from 'sanitize-html';
import { fileErrors } from './file-errors.ts';

/** Work grows with depth times length: these bounds, far above real pages, keep the worst page fast. */
const MAX_DEPTH = 256;
const MAX_PIECES = 50_000;

const TAGS = [...sanitizeHtml.defaults.allowedTags, 'img', 'font', 'center', 'del', 'ins', 'strike'];
/** Elements whose text is removed as well. */
const SILENT_TAGS = [
  ...['script', 'style', 'title', 'textarea', 'option', 'noscript', 'template', 'svg', 'math'],
  ...['iframe', 'object', 'embed', 'applet', 'noembed', 'noframes', 'xmp', 'plaintext'],
];
const ATTRIBUTES: Record<string, string[]> = {
  '*': ['style', 'dir', 'lang', 'title', 'align', 'valign', 'width', 'height', 'bgcolor', 'color'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt'],
  table: ['border', 'cellpadding', 'cellspacing'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  font: ['face', 'size'],
  ol: ['start', 'type'],
};
/** Pictures inside the page itself; a remote picture would reveal to its owner who reads the page. */
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;
const STYLE_PROPERTY =
  /^(?:color|background-color|font(?:-\w+)?|text-(?:align|decoration|indent|transform)|line-height|letter-spacing|vertical-align|white-space|(?:margin|padding|border)(?:-\w+)*|(?:min-|max-)?(?:width|height)|list-style-type|direction)$/;
const STYLE_VALUE = /^(?:[\w\s#%.,'"!-]|rgba?\([\d\s.,%]+\)){1,200}$/;

/** Finds the picture of an address inside the page (`cid:` in mails). */
export type PictureSource = (address: string) => string | undefined;

/** A page reduced to what can be read: no scripts, forms, frames or remote pictures; a complete UTF-8 document. */
export function sanitiseHtml(html: string, picture: PictureSource = (address) => address): string {
  const body = sanitizeHtml(html, {
    ...watchBounds(),
    allowedTags: TAGS,
    nonTextTags: SILENT_TAGS,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer' } }),
      // A picture without a source still shows its description.
      img: (tagName, { src = '', ...attribs }) => {
        const embedded = picture(src) ?? '';
        return { tagName, attribs: EMBEDDED_PICTURE.test(embedded) ? { ...attribs, src: embedded } : attribs };
      },
      '*': (tagName, { style, ...attribs }) => ({ tagName, attribs: { ...attribs, ...safeStyle(style) } }),
    },
  });
  return `<!doctype html>\n<html><head><meta charset="utf-8"></head><body>\n${body}\n</body></html>\n`;
}

function watchBounds(): Pick<sanitizeHtml.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0;
  let pieces = 0;
  return {
    onOpenTag: (_, attribs) => {
      depth += 1;
      pieces += 1 + Object.keys(attribs).length;
      if (depth > MAX_DEPTH || pieces > MAX_PIECES) throw fileErrors.unreadable();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
}

function safeStyle(style: string | undefined): { style?: string } {
  const kept = (style ?? '').split(';').flatMap((declaration) => {
    const [property = '', value = '', ...rest] = declaration.split(':').map((part) => part.trim());
    const isSafe = rest.length === 0 && STYLE_PROPERTY.test(property.toLowerCase()) && STYLE_VALUE.test(value);
    return isSafe ? [`${property.toLowerCase()}: ${value}`] : [];
  });
  return kept.length > 0 ? { style: kept.join('; ') } : {};
}

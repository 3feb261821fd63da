import type { ESTree } from 'vite';
import { isPhrases } from './place.ts';
import { nameOf, type Report, type Source, textOf } from './source.ts';

const TEXT_PROPS =
  /^(label|title|placeholder|alt|description|error|hint|help|tooltip|caption|heading|text|message|nothingFoundMessage|aria-(label|description|roledescription|valuetext))$/;
const HAS_LETTERS = /\p{L}/u;
const PHRASE_KEY = /^[\w-]+([.:][\w-]+)+$/;

/** Every visible text comes from the phrase catalogues. */
export function checkVisibleText(source: Source, report: Report): void {
  if (!isScreen(source)) return;
  for (const node of source.nodes.flatMap(shownBy).flatMap(outcomes)) {
    const text = node.type === 'JSXText' ? node.value : (textOf(node) ?? '');
    const isVisible = HAS_LETTERS.test(text) && !PHRASE_KEY.test(text);
    if (isVisible) report(node.start, `visible text '${text.trim()}' belongs in phrases`);
  }
}

/** The text of an element between its tags, or of an attribute that is shown or read out. */
function shownBy(node: ESTree.Node): ESTree.Node[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node.children;
  if (node.type === 'JSXAttribute' && node.value && TEXT_PROPS.test(nameOf(node.name) ?? '')) return [node.value];
  return [];
}

/** The possible values of an expression: `{open ? 'a' : 'b'}` shows either. */
function outcomes(node: ESTree.Node): ESTree.Node[] {
  if (node.type === 'JSXExpressionContainer') return outcomes(node.expression);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(outcomes);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(outcomes);
  return [node];
}

const COLOUR = /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgb|hsl)a?\(/i;
const PIXELS = /\b\d+(\.\d+)?px\b/;

/** Colours and sizes come from the theme, so that a company's colour and dark mode apply everywhere. */
export function checkTokens(source: Source, report: Report): void {
  if (source.path.startsWith('src/ui/theme/')) return;
  for (const [text, offset] of source.path.endsWith('.css') ? declarations(source) : literals(source)) {
    if (COLOUR.test(text)) report(offset, 'a colour belongs in the theme');
    if (PIXELS.test(text)) report(offset, 'a size in pixels belongs in the theme');
  }
}

function declarations({ text }: Source): [string, number][] {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  return [...text.replace(/\/\*[\s\S]*?\*\//g, blank).matchAll(/.+/g)].map(({ 0: line, index }) => [line, index]);
}

function literals(source: Source): [string, number][] {
  if (!isScreen(source)) return [];
  const specifiers = new Set(source.imports.map(({ offset }) => offset));
  const others = source.nodes.filter(({ start }) => !specifiers.has(start));
  return others.map((node) => [textOf(node) ?? '', node.start]);
}

function isScreen({ path, place }: Source): boolean {
  return path.endsWith('.tsx') && !place.isTest && !isPhrases(path) && !/\bgallery\b/.test(path);
}

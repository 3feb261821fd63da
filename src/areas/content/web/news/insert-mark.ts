export const MARKS = ['heading', 'strong', 'list', 'numbered', 'link', 'table'] as const;
export type Mark = (typeof MARKS)[number];

interface Words {
  readonly text: string;
  readonly item: string;
  readonly column: string;
}

interface Selection {
  readonly from: number;
  readonly to: number;
}

/** Puts a mark around the chosen words, or before the chosen lines; what is left to be typed is chosen afterwards. */
export function insertMark(
  mark: Mark,
  body: string,
  { from, to }: Selection,
  words: Words,
): { readonly body: string } & Selection {
  const chosen = body.slice(from, to);
  const put = (text: string, start: number, length: number) => ({
    body: body.slice(0, from) + text + body.slice(to),
    from: from + start,
    to: from + start + length,
  });
  if (mark === 'strong') {
    const text = chosen || words.text;
    return put(`**${text}**`, 2, text.length);
  }
  if (mark === 'link') {
    const text = chosen || words.text;
    return put(`[${text}](https://)`, text.length + 3, 'https://'.length);
  }
  const lead = from === 0 || body[from - 1] === '\n' ? '' : '\n';
  if (mark === 'table') {
    const head = `${lead}| ${words.column} 1 | ${words.column} 2 |\n|  |  |\n`;
    return put(head, lead.length + 2, `${words.column} 1`.length);
  }
  const lines = (chosen || (mark === 'heading' ? words.text : words.item)).split('\n');
  const signs = { heading: () => '# ', list: () => '- ', numbered: (nth: number) => `${nth + 1}. ` };
  const text = lead + lines.map((line, nth) => signs[mark](nth) + line).join('\n');
  return put(text, text.length - lines.at(-1)!.length, lines.at(-1)!.length);
}

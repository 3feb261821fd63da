/** A file that can be viewed. */
export interface MediaFile {
  /** Address or data URL. */
  readonly url: string;
  readonly fileName: string;
  readonly contentType?: string;
  /** The name given by the user instead. */
  readonly editedFileName?: string;
}

export const shownName = ({ editedFileName, fileName }: MediaFile): string => editedFileName ?? fileName;

export type PreviewKind = 'image' | 'pdf' | 'page';

const BY_TYPE: readonly (readonly [RegExp, PreviewKind])[] = [
  [/^image\/(?:png|jpeg|gif|webp)\b/, 'image'],
  [/^application\/pdf\b/, 'pdf'],
  [/^text\/html\b/, 'page'],
];
const BY_ENDING: Readonly<Record<string, PreviewKind>> = {
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  pdf: 'pdf',
  html: 'page',
  htm: 'page',
};

/** How a file can be shown, by its type or, where that is unknown, its name; undefined when it can only be saved. */
export function previewKind(file: MediaFile): PreviewKind | undefined {
  const type = file.contentType ?? /^data:([^;,]+)/.exec(file.url)?.[1];
  const kind = type ? BY_TYPE.find(([pattern]) => pattern.test(type))?.[1] : BY_ENDING[endingOf(file)];
  // The page's content security policy forbids data: in frames.
  return kind !== 'image' && file.url.startsWith('data:') ? undefined : kind;
}

/** `pdf` of `scan.PDF`, from the name or else from the address; empty without an extension. */
export function endingOf({ fileName, url }: MediaFile): string {
  const ending = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  return ending(fileName) ?? (url.startsWith('data:') ? undefined : ending(url.replace(/[?#].*$/, ''))) ?? '';
}

/** A file somebody can look at. */
export interface MediaFile {
  /** Address or data URL. */
  readonly url: string;
  readonly fileName: string;
  readonly contentType?: string;
  /** The name the user gave it instead. */
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

/** How a file can be shown, by its type or, where nobody says one, its name; undefined when only saving helps. */
export function previewKind(file: MediaFile): PreviewKind | undefined {
  const type = file.contentType ?? /^data:([^;,]+)/.exec(file.url)?.[1];
  const kind = type ? BY_TYPE.find(([pattern]) => pattern.test(type))?.[1] : BY_ENDING[endingOf(file)];
  // The page's own policy keeps data: out of frames.
  return kind !== 'image' && file.url.startsWith('data:') ? undefined : kind;
}

/** `pdf` of `scan.PDF`, from the name or else from the address; empty without one. */
export function endingOf({ fileName, url }: MediaFile): string {
  const ending = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  return ending(fileName) ?? (url.startsWith('data:') ? undefined : ending(url.replace(/[?#].*$/, ''))) ?? '';
}

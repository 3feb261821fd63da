/** The messages between the server and the process that reads photos. */
export type OcrLanguage = 'por' | 'spa';

/** One line of text; the confidence goes from 0 to 100. */
export interface RecognisedLine {
  readonly text: string;
  readonly confidence: number;
}

export interface ReadPhoto {
  readonly photo: Buffer;
  readonly language: OcrLanguage;
}

/** Sent once, when everything needed for reading has been loaded. */
export const READY = 'ready';

export type PhotoRead =
  | { readonly ok: true; readonly lines: readonly RecognisedLine[] }
  /**
   * `unreadable`: the file is no complete picture; `tooHard`: reading it ended the process or took too long; `failed`:
   * nothing can be read at all.
   */
  | { readonly ok: false; readonly reason: 'unreadable' | 'tooHard' | 'failed'; readonly message: string };

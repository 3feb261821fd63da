/** A spreadsheet as it is sent. */
export interface ImportFile {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

/** A cell that was refused or is doubtful, and why. */
export interface CellProblem {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** What the server found in a spreadsheet, before anything is written. */
export interface ImportPreview {
  /** `OK`, or another word when some records have errors. */
  readonly status: string;
  /** The problem of the file or, for a valid file, what was skipped. */
  readonly message: string;
  readonly insertItems: number | readonly unknown[];
  readonly updateItems: number | readonly unknown[];
  /** The report of errors, where there is one. */
  readonly templateUrl?: string | undefined;
  /** Of a file with wrong rows: what importing the right ones alone would do. */
  readonly right?: { readonly insertItems: number; readonly updateItems: number } | undefined;
  readonly wrongRows?: number | undefined;
  readonly problems?: readonly CellProblem[] | undefined;
  readonly problemCount?: number | undefined;
  /** Doubtful cells of rows that are imported nevertheless. */
  readonly warnings?: readonly CellProblem[] | undefined;
  /** The template with the wrong rows alone, to correct and import again. */
  readonly correctedUrl?: string | undefined;
}

/** A spreadsheet that is given once and stored nowhere: secrets of what was created. */
export interface Handout {
  /** Without the file extension. */
  readonly name: string;
  /** Base64. */
  readonly file: string;
}

/** What an import has written. */
export type ImportResult = Pick<ImportPreview, 'insertItems' | 'updateItems'> & {
  readonly handout?: Handout | undefined;
};

/** How one kind of record is imported; each import target has its own. */
export interface ImportCalls {
  readonly preview: (file: ImportFile) => Promise<ImportPreview>;
  readonly create: (file: ImportFile) => Promise<ImportResult>;
  /** Imports the right rows and leaves the wrong ones. */
  readonly createRight: (file: ImportFile) => Promise<ImportResult>;
  /** Where the empty spreadsheet is downloaded. */
  readonly template: () => Promise<{ readonly templateUrl: string }>;
}

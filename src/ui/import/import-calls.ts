/** A spreadsheet as it is sent. */
export interface ImportFile {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
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
  readonly templateUrl?: string;
}

/** How one kind of record is imported; each import target has its own. */
export interface ImportCalls {
  readonly preview: (file: ImportFile) => Promise<ImportPreview>;
  readonly create: (file: ImportFile) => Promise<unknown>;
  /** Where the empty spreadsheet is downloaded. */
  readonly template: () => Promise<{ readonly templateUrl: string }>;
}

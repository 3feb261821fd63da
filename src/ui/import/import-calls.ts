/** A spreadsheet as it travels. */
export interface ImportFile {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

/** What the server found in a spreadsheet without writing anything yet. */
export interface ImportPreview {
  /** `OK`, or whatever else when some records have errors. */
  readonly status: string;
  /** What is wrong; of a file that is right, what was passed over in it. */
  readonly message: string;
  readonly insertItems: number | readonly unknown[];
  readonly updateItems: number | readonly unknown[];
  /** The report of errors, when there is one. */
  readonly templateUrl?: string;
}

/** How one kind of record is imported; each target brings its own. */
export interface ImportCalls {
  readonly preview: (file: ImportFile) => Promise<ImportPreview>;
  readonly create: (file: ImportFile) => Promise<unknown>;
  /** Where the empty spreadsheet can be had. */
  readonly template: () => Promise<{ readonly templateUrl: string }>;
}

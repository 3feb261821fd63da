/** One option of a field. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** A second line in a quieter colour: the region of a city, the tax id of a company. */
  readonly detail?: string;
  /** A country's code, to show its flag. */
  readonly flag?: string;
  readonly disabled?: boolean;
}

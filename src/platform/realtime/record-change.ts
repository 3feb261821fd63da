/** A changed record, and whom it concerns. */
export interface RecordChange {
  readonly topic: string;
  readonly recordId: string | null;
  /** Null: of the platform, or of the named users alone. */
  readonly companyId: string | null;
  readonly readers: string;
  readonly userIds: readonly string[] | null;
  readonly by: { readonly userId: string; readonly companyId: string | null; readonly name: string } | null;
}

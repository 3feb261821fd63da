/** The embedded database cannot start; the message says why and what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** Another live process already runs the database of this data folder. */
export class AlreadyRunningError extends EmbeddedPostgresError {
  override name = 'AlreadyRunningError';
  /** Address of the running product, or of its database while the product has announced none. */
  readonly address: string;
  readonly pid: number;

  constructor(address: string, pid: number) {
    super(`Already running at ${address} (process ${pid})`);
    this.address = address;
    this.pid = pid;
  }
}

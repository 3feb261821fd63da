/** A way into the product for devices, open until it is closed. */
export interface DeviceListener {
  /** Where it listens. */
  readonly port: number;
  /** Lets what has arrived be stored and answered, and takes nothing more. */
  close(): Promise<void>;
}

/**
 * What did not become a stored message: unreadable ones, senders nobody knows, a full queue, an error of ours, and
 * connections that were cut because they speak another language or no language at all.
 */
export interface ListenerNews {
  readonly via: 'mqtt' | 'tcp';
  readonly kind: 'unreadable' | 'refused' | 'busy' | 'failed' | 'cut';
  /** A code or the text of an error; never a secret. */
  readonly detail: string;
}

export type Report = (news: ListenerNews) => void;

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

import { useState } from 'react';

/**
 * Whether the form of a record is open. An open one stays, with what was typed, even if somebody else ends the record
 * meanwhile: `EndedNotice` says so.
 */
export function useStaysOpen(recordId: string, mayOpen: boolean): boolean {
  const [openId, setOpenId] = useState<string | null>(null);
  if (mayOpen && openId !== recordId) setOpenId(recordId);
  return openId === recordId;
}

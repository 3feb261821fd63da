import type { UserRow } from '#areas/users/contract/user.list.ts';
import { displayPhone } from '#countries/phone.ts';
import type { Tone } from '#kernel/tone.ts';
import { Person } from '#ui/feedback/person-avatar.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { TextCell } from '#ui/list/cells/value-cells.tsx';
import { Marked } from '#ui/list/search/marked.tsx';

/** The same colour for the same status wherever people are listed. */
export const USER_TONES = {
  status: { active: 'success', pending: 'warning', disabled: 'neutral' },
} as const satisfies Record<string, Record<UserRow['status'], Tone>>;

export const USER_CELLS = {
  fullName: (row: UserRow) => (
    <Person
      name={row.fullName}
      shownName={<Marked text={row.fullName} />}
      photo={row.pathPhoto}
      detail={<Marked text={row.mail} />}
      size="sm"
    />
  ),
  phone: ({ countryCode, phone }: UserRow) =>
    phone ? <TextCell text={countryCode ? `+${displayPhone(countryCode, phone)}` : phone} /> : <None />,
  lastSeenAt: ({ lastSeenAt }: UserRow) => (lastSeenAt ? <RelativeTime instant={lastSeenAt} /> : <None />),
};

export const userId = (row: UserRow): string => row.userId;

import type { PermissionRule } from '#kernel/permission.ts';
import type { Tone } from '#kernel/tone.ts';

/** The icons a kind may choose from; the browser has a picture for each. */
export const NOTIFICATION_ICONS = [
  'alert',
  'bell',
  'building',
  'calendar',
  'cash',
  'checks',
  'clipboard',
  'clock',
  'package',
  'person',
  'pin',
  'shield',
  'speakerphone',
] as const;
export type NotificationIcon = (typeof NOTIFICATION_ICONS)[number];

/** Files shown beside the message, whatever its kind: the person it is about, and the driver who applied. */
export const PHOTO_FIELDS = ['truckerPostulationPhoto', 'pathPhoto'] as const;
export type Photos = { readonly [F in (typeof PHOTO_FIELDS)[number]]?: string };

export interface OtherTarget<Flag extends string = string> {
  readonly when: readonly Flag[];
  readonly target: string;
}

/**
 * One kind of notification, as the area it belongs to declares it. Its texts are the phrases
 * `notifications.types.<type>` and `notifications.messages.<type>` of that area.
 */
export interface NotificationKind<
  Need extends string = string,
  Option extends string = string,
  Flag extends string = string,
  Word extends string = string,
> {
  /** As the wire spells it. */
  readonly type: string;
  readonly icon: NotificationIcon;
  readonly tone: Tone;
  /** The required and the optional ids of its data. */
  readonly needs: readonly Need[];
  readonly optional?: readonly Option[];
  /** Flags of the data that may change the target. */
  readonly flags?: readonly Flag[];
  /** The values of its own message. */
  readonly words: readonly Word[];
  /** Path of the target screen; without one of its values the notification has no target. */
  readonly target: string;
  /** The first one whose flags are all set, and whose values are all there, replaces the target. */
  readonly otherTargets?: readonly OtherTarget<Flag>[];
  /** Always shown in the app, whatever the preferences. */
  readonly alwaysInApp?: boolean;
  /** Sent to devices with high urgency. */
  readonly urgent?: boolean;
  /** Shown at once on an open screen, because a user is waiting for it. */
  readonly announced?: boolean;
  /**
   * Something new to look at, which needs no quick answer: people who may receive it may choose to get its mails
   * together. The record is the required id that tells one entry of such a mail from another.
   */
  readonly digest?: { readonly record: Need; readonly readers: PermissionRule };
}

export function defineNotification<
  const Need extends string = never,
  const Option extends string = never,
  const Flag extends string = never,
  const Word extends string = never,
>(kind: NotificationKind<Need, Option, Flag, Word>): NotificationKind<Need, Option, Flag, Word> {
  return kind;
}

type Names<T> = T extends readonly (infer N extends string)[] ? N : never;

/** The required data of the kind, and the optional data. */
export type DataOf<K extends NotificationKind> = Photos &
  Readonly<Record<Names<K['needs']>, string>> & { readonly [F in Names<K['optional']>]?: string } & {
    readonly [F in Names<K['flags']>]?: boolean;
  };

export type WordsOf<K extends NotificationKind> = Readonly<Record<Names<K['words']>, string | number>>;

/** The data of any kind, as it is stored. */
export type NotificationData = Readonly<Record<string, string | boolean | undefined>>;

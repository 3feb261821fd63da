import type { AreaTopics } from '#kernel/topics.ts';
import { alertTopics } from './topics/alerts.ts';
import { controlTopics } from './topics/control.ts';
import { deviceTopics } from './topics/devices.ts';
import { documentTopics } from './topics/documents.ts';
import { liveTopics } from './topics/live.ts';
import { privacyTopics } from './topics/privacy.ts';
import { replayTopics } from './topics/replay.ts';

const parts: readonly AreaTopics[] = [
  deviceTopics,
  alertTopics,
  liveTopics,
  replayTopics,
  controlTopics,
  privacyTopics,
  documentTopics,
];

export const topics: AreaTopics = {
  topics: Object.assign({}, ...parts.map((part) => part.topics)),
  shows: parts.flatMap(({ shows }) => shows),
};

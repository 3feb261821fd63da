import { OWNER_KINDS } from '#areas/documents/rules/document-owner.ts';
import { type AreaTopics, showing } from '#kernel/topics.ts';
import { DOCUMENTS_READ, REQUIRED_READ } from './document.permissions.ts';

export const topics: AreaTopics = {
  topics: {
    document: Object.fromEntries(
      OWNER_KINDS.flatMap((kind) =>
        Object.entries(DOCUMENTS_READ[kind]).map(([market, rule]) => [`${kind}.${market}`, { holders: rule }]),
      ),
    ),
    requiredDocument: { company: { holders: REQUIRED_READ } },
  },
  shows: showing(['documents.readRequired'], { requiredDocument: null }),
};

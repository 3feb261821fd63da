import { TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { productEntry } from '#areas/master-data/server/index.ts';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import { type DigestReader, type DigestText, defineDigest } from '#areas/notifications/server/index.ts';
import { holds } from '#kernel/permission.ts';
import { addressOf } from '#kernel/screens.ts';
import { screens } from '../../area.ts';
import { opportunityCreated } from '../../contract/opportunity.notifications.ts';
import { READ_EXTERNAL } from '../../contract/opportunity.permissions.ts';
import { loadText } from '../load-text.ts';
import { stillOffered } from './digest.repository.ts';

/** A mail people still read to its end; the list has the rest. */
const MOST = 40;

/** New opportunities in one mail, each as its reader may see it at this moment. */
async function writeDigest(reader: DigestReader, recordIds: readonly string[]): Promise<DigestText | undefined> {
  const { trx, services, language, permissions, link } = reader;
  const offered = await stillOffered(trx, recordIds);
  if (offered.length === 0) return undefined;
  const isMarketplace = !holds(permissions, READ_EXTERNAL);
  const say = services.translate;
  const write = async ({ record, companyName: company }: (typeof offered)[number]) => {
    // The mail speaks the words of the product, whatever a company calls its types.
    const vehicle_type = await productEntry(trx, TYPES, record.vehicle_type);
    const { route, dates, truck, price } = loadText(say, { ...record, vehicle_type }, reader);
    const target = targetOf(opportunityCreated, { opportunity: record.id, isMarketplace });
    return {
      title: route,
      text: [say(language, 'opportunities.digest.offeredBy', { company }), dates, truck, price].join('\n'),
      url: link(target ?? ''),
    };
  };
  const entries = await Promise.all(offered.slice(0, MOST).map(write));
  const more = offered.length - entries.length;
  const list = isMarketplace
    ? addressOf(screens.marketplace)
    : addressOf(screens.publishedOpportunities, { publicationType: 'private' });
  return {
    subject: say(language, 'opportunities.digest.subject', { count: offered.length }),
    paragraphs: [
      say(language, 'opportunities.digest.intro'),
      ...entries,
      ...(more > 0 ? [say(language, 'opportunities.digest.more', { count: more })] : []),
    ],
    action: { label: say(language, 'opportunities.digest.open'), url: link(list) },
  };
}

export const opportunityDigestJob = defineDigest({
  name: 'opportunities.digest',
  kind: opportunityCreated,
  write: writeDigest,
});

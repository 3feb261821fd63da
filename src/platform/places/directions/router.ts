import type { Agent } from 'node:https';
import { distanceMeters, type Position } from '#kernel/position.ts';
import type { Config } from '../../config.ts';
import type { CircuitBreakers } from '../../net/circuit-breaker.ts';
import { PrivateAddressError } from '../../net/public-agent.ts';
import { ReplyTooLarge, requestJson } from '../../net/request-json.ts';
import type { FoundWay } from './directions-types.ts';
import { ROUTER_KINDS } from './router-kinds.ts';
import { WayCache } from './way-cache.ts';

/** The full line across a continent has about a megabyte. */
const MAX_BYTES = 8_000_000;
const MAX_AT_ONCE = 8;
/** What a route keeps of its line. */
const LINE_POINTS_MAX = 50_000;
/** Less time is not worth another attempt. */
const LEAST_MS = 100;
/** A service that leads to a farther place has no map of the region. */
const SNAPPED_METERS_MAX = 50_000;
const SAME_PLACE_DECIMALS = 5;

export interface RouterServices {
  readonly config: RouterConfig;
  readonly outside: CircuitBreakers;
  readonly now: () => Date;
}
type RouterConfig = Pick<
  Config,
  'DIRECTIONS_URL' | 'DIRECTIONS_KIND' | 'DIRECTIONS_TOKEN' | 'DIRECTIONS_TIMEOUT_MS' | 'DIRECTIONS_PRIVATE'
>;

/** What a process keeps for its service. */
interface Desk {
  readonly cache: WayCache;
  /** Equal questions asked at the same time are sent once. */
  readonly underWay: Map<string, Promise<FoundWay>>;
}
const desks = new WeakMap<CircuitBreakers, Desk>();

/** The way along the roads as the configured service gives it. Fails when it is away, too slow, wrong or knows no way. */
export function routedWay(
  services: RouterServices,
  address: string,
  agent: Agent,
  points: readonly Position[],
): Promise<FoundWay> {
  const { cache, underWay } = deskOf(services.outside);
  const key = [services.config.DIRECTIONS_KIND, address, ...points.map(rounded)].join(' ');
  const known = cache.get(key, services.now());
  if (known) return Promise.resolve(known);
  const asked = underWay.get(key);
  if (asked) return asked;
  if (underWay.size >= MAX_AT_ONCE) return Promise.reject(new Error('too many requests at once'));
  const answer = services.outside
    .call('directions', () => ask(services.config, new URL(address), agent, points), isOutage)
    .then((way) => {
      cache.set(key, way, services.now());
      return way;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, answer);
  return answer;
}

function deskOf(outside: CircuitBreakers): Desk {
  const desk = desks.get(outside) ?? { cache: new WayCache(), underWay: new Map() };
  desks.set(outside, desk);
  return desk;
}

const rounded = ({ lat, lng }: Position) => `${lat.toFixed(SAME_PLACE_DECIMALS)},${lng.toFixed(SAME_PLACE_DECIMALS)}`;

/** The service is up, but has no such way. */
class Refused extends Error {
  override readonly name = 'Refused';
}
/** A second attempt may succeed. */
class Passing extends Error {
  override readonly name = 'Passing';
}
const isOutage = (error: unknown) => !(error instanceof Refused || error instanceof PrivateAddressError);

/** One more attempt after a failure that may pass, all within the time of the setting. */
async function ask(config: RouterConfig, base: URL, agent: Agent, points: readonly Position[]): Promise<FoundWay> {
  const end = performance.now() + config.DIRECTIONS_TIMEOUT_MS;
  try {
    return await askOnce(config, base, agent, points, config.DIRECTIONS_TIMEOUT_MS);
  } catch (error) {
    const left = Math.floor(end - performance.now());
    if (!(error instanceof Passing) || left < LEAST_MS) throw error;
    return await askOnce(config, base, agent, points, left);
  }
}

async function askOnce(
  config: RouterConfig,
  base: URL,
  agent: Agent,
  points: readonly Position[],
  timeoutMs: number,
): Promise<FoundWay> {
  const kind = ROUTER_KINDS[config.DIRECTIONS_KIND];
  const { url, body: question, bearer } = kind.request(base, points, config.DIRECTIONS_TOKEN);
  const options = {
    timeoutMs,
    maxBytes: MAX_BYTES,
    token: bearer,
    ...(config.DIRECTIONS_PRIVATE ? {} : { agent }),
  };
  const { status, body } = await requestJson(url, question, options).catch((error: unknown) => {
    throw isLasting(error) ? error : new Passing(messageOf(error), { cause: error });
  });
  if (status === 429) throw new Error('status 429');
  if (status === 408 || status === 425 || status >= 500) throw new Passing(`status ${status}`);
  if (status >= 400) throw new Refused(`status ${status}`);
  if (status !== 200) throw new Error(`status ${status}`);
  return checked(kind.read(body, points), points);
}

const isLasting = (error: unknown) => error instanceof PrivateAddressError || error instanceof ReplyTooLarge;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A reply is used only when it is a way through the points that were asked for. */
function checked(way: FoundWay | undefined, points: readonly Position[]): FoundWay {
  const isComplete = way?.legs.length === points.length - 1 && way.line.length > 0;
  if (!way || !isComplete) throw new Error('the reply is no way through the points');
  const isFar = (one: Position, other: Position) => distanceMeters(one, other) > SNAPPED_METERS_MAX;
  if (isFar(way.line[0]!, points[0]!) || isFar(way.line.at(-1)!, points.at(-1)!)) {
    throw new Refused('the service has no map of the region');
  }
  const isTooShort = way.legs.some(
    (leg, nth) => leg.distanceMeters + 2 * SNAPPED_METERS_MAX < distanceMeters(points[nth]!, points[nth + 1]!),
  );
  if (isTooShort) throw new Error('the way is shorter than the straight line');
  // A way from a place to itself may be a single point.
  return { line: way.line.length > 1 ? thinned(way.line) : points, legs: way.legs };
}

/** Every so many points of a very long line, and its end. */
function thinned(line: readonly Position[]): readonly Position[] {
  if (line.length <= LINE_POINTS_MAX) return line;
  const step = Math.ceil(line.length / (LINE_POINTS_MAX - 1));
  return line.filter((_, nth) => nth % step === 0 || nth === line.length - 1);
}

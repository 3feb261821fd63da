import { lookup as dnsLookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction, Socket } from 'node:net';

const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const;
const PRIVATE_V6 = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  // Two ways to embed an IPv4 address; both could contain one of the above.
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const;

const blocked = new BlockList();
for (const [net, prefix] of PRIVATE_V4) blocked.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of PRIVATE_V6) blocked.addSubnet(net, prefix, 'ipv6');

export function isPublicAddress(address: string, family: number): boolean {
  return !blocked.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  constructor(host: string) {
    super(`${host} is not a public address`);
  }
}

export type Lookup = (
  host: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: { address: string; family: number }[]) => void,
) => void;

/**
 * Resolves a name and refuses it when it is private: the checked address is the one connected to, so a name that
 * changes between check and use gains nothing.
 */
function publicLookup(lookup: Lookup): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const first = addresses[0];
      if (!first || !addresses.every(({ address, family }) => isPublicAddress(address, family))) {
        return done(new PrivateAddressError(host), '');
      }
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}

class PublicAgent extends Agent {
  override createConnection(...[options, done]: Parameters<Agent['createConnection']>) {
    // An IP address needs no look-up, so it is checked here.
    const host = (options.host ?? '').replace(/^\[|\]$/g, '');
    const family = isIP(host);
    if (family === 0 || isPublicAddress(host, family)) return super.createConnection(options, done);
    done?.(new PrivateAddressError(host), new Socket());
    return null;
  }
}

/** For requests to addresses entered by people. */
export const createPublicAgent = (lookup: Lookup = dnsLookup): Agent =>
  new PublicAgent({ lookup: publicLookup(lookup), keepAlive: false });

export const publicAgent = createPublicAgent();

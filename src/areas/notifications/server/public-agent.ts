import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';

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
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

const blocked = new BlockList();
for (const [net, prefix] of PRIVATE_V4) blocked.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of PRIVATE_V6) blocked.addSubnet(net, prefix, 'ipv6');

export function isPublicAddress(address: string, family: number): boolean {
  return !blocked.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Resolves a name and refuses it when it leads inside: the address that was judged is the one connected to, so a name
 * that changes its mind between check and use gains nothing.
 */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const first = addresses[0];
    if (!first || !addresses.every(({ address, family }) => isPublicAddress(address, family))) {
      return done(new Error(`${host} is not a public address`), '');
    }
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};

/** For requests to addresses that people have given us. */
export const publicAgent = new Agent({ lookup: publicLookup, keepAlive: false });

import { get } from 'node:https';
import { describe, expect, it } from 'vitest';
import { createPublicAgent, isPublicAddress, type Lookup, publicAgent } from './public-agent.ts';

describe('addresses', () => {
  it.each([
    ['10.1.2.3', 4],
    ['127.0.0.1', 4],
    ['169.254.169.254', 4],
    ['172.31.0.1', 4],
    ['192.168.1.1', 4],
    ['100.64.0.1', 4],
    ['255.255.255.255', 4],
    ['::1', 6],
    ['::ffff:10.0.0.1', 6],
    ['64:ff9b::a00:1', 6],
    ['2002:a00:1::', 6],
    ['2001:0:a00:1::', 6],
    ['fd00::1', 6],
    ['fe80::1', 6],
    ['fec0::1', 6],
  ])('%s is private', (address, family) => {
    expect(isPublicAddress(address, family)).toBe(false);
  });

  it.each([
    ['8.8.8.8', 4],
    ['172.32.0.1', 4],
    ['2606:4700::1111', 6],
    ['2001:4860:4860::8888', 6],
  ])('%s is public', (address, family) => {
    expect(isPublicAddress(address, family)).toBe(true);
  });
});

const failureOf = (address: string, agent = publicAgent) =>
  new Promise<Error>((resolve, reject) => {
    get(address, { agent }, () => reject(new Error('connected'))).once('error', resolve);
  });

describe('the agent for addresses entered by people', () => {
  it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1:8443/', 'https://2130706433/'])(
    'does not connect to %s',
    async (address) => {
      expect(await failureOf(address)).toMatchObject({ name: 'PrivateAddressError' });
    },
  );

  it('does not connect to a name that resolves to a private address', async () => {
    expect(await failureOf('https://localhost/')).toMatchObject({ message: 'localhost is not a public address' });
  });

  it('does not connect to a name with one public and one private address', async () => {
    const both: Lookup = (_host, _options, done) =>
      done(null, [
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.7', family: 4 },
      ]);
    const failure = await failureOf('https://maps.example.test/', createPublicAgent(both));
    expect(failure).toMatchObject({ name: 'PrivateAddressError' });
  });

  it('fails when the name does not exist', async () => {
    const nowhere: Lookup = (_host, _options, done) =>
      done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
    const failure = await failureOf('https://maps.example.test/', createPublicAgent(nowhere));
    expect(failure).toMatchObject({ code: 'ENOTFOUND' });
  });
});

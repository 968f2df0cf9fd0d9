import { hash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createBase58check } from '@scure/base';
import { payoutNetworks, type PayoutNetwork } from '#contract/payoutNetworks';

const base58check = createBase58check((data: Uint8Array) => hash('sha256', data, 'buffer'));
const TRON_MAINNET = 0x41;
const ACCOUNT_BYTES = 21;

const readTron = (address: string): string | undefined => {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === ACCOUNT_BYTES && bytes[0] === TRON_MAINNET ? address : undefined;
  } catch {
    return undefined;
  }
};

/** The capitals of an Ethereum address are its check sum (EIP-55): a digit is one where the hash has 8 or more. */
const capitals = (digits: string): string => {
  const sum = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  return [...digits].map((digit, at) => (Number(`0x${sum[at]}`) >= 8 ? digit.toUpperCase() : digit)).join('');
};

/** Exchanges also write it without capitals, which has no sum. Mixed capitals are the sum and have to be right. */
const readEthereum = (address: string): string | undefined => {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  const right = capitals(lower);
  const hasNoSum = digits === lower || digits === digits.toUpperCase();
  return hasNoSum || digits === right ? `0x${right}` : undefined;
};

const readers = { 'USDT TRC20': readTron, 'USDT ERC20': readEthereum } as const satisfies Record<
  PayoutNetwork,
  (address: string) => string | undefined
>;

/** A receiving address in its one written form; undefined when its form or check sum is wrong. */
export const readAddress = (network: PayoutNetwork, address: string): string | undefined =>
  payoutNetworks[network].test(address) ? readers[network](address) : undefined;

import type { ProvenRound } from './gameWire.ts';

/** A round as it is taken to the page of proof: with what that page writes beside it. */
export interface LinkedRound {
  readonly round: ProvenRound;
  readonly name: string;
  readonly vendorName: string;
  readonly language: string;
  readonly currency: string;
  readonly exponent: number;
  readonly decimals: number;
}

const bytesOf = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

/** The part behind the `#` of the page's address, so that no server is told of it. */
export const proofFragment = (linked: LinkedRound): string =>
  btoa(bytesOf(JSON.stringify(linked)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isLinked = (value: unknown): value is LinkedRound => {
  if (!isRecord(value)) return false;
  const { round, exponent, decimals } = value;
  return (
    [value['name'], value['vendorName'], value['language'], value['currency']].every(isText) &&
    isWhole(exponent) &&
    isWhole(decimals) &&
    isRecord(round) &&
    [round['clientSeed'], round['hash'], round['serverSeed'], round['drawnAt']].every(isText) &&
    [round['stake'], round['win'], round['pot'], round['nonce']].every(isWhole) &&
    isRecord(round['request']) &&
    isRecord(round['outcome'])
  );
};

/** The round of an address; undefined for one that names none, or one whose seed is not told yet. */
export const roundOfFragment = (fragment: string): LinkedRound | undefined => {
  try {
    const text = atob(fragment.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isLinked(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

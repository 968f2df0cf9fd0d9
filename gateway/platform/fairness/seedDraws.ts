/** The three facts that decide a round; the hash of the first is shown before anything is staked. */
export interface RoundSeed {
  /** 32 bytes, hex. Secret until it is replaced. */
  readonly serverSeed: string;
  /** Chosen by the player. */
  readonly clientSeed: string;
  /** Counts the rounds of the two seeds. */
  readonly nonce: number;
}

export interface Draws {
  /** A whole number from 0 to `limit - 1`, each as likely as another. */
  readonly below: (limit: number) => number;
}

/** More than the longest round takes. */
const BLOCKS = 32;
const WORDS_PER_BLOCK = 8;
const WORDS = 2 ** 32;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of the server seed as text, hex: what is shown before the first round. */
export const seedHash = async (serverSeed: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed)));

/**
 * The numbers of a round: 32-bit words of HMAC-SHA256(serverSeed, `clientSeed:nonce:block`), block after block. A word
 * that would favour some numbers is skipped. Browser and server draw the same (GAME-12).
 */
export const drawsOf = async ({ serverSeed, clientSeed, nonce }: RoundSeed): Promise<Draws> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), algorithm, false, ['sign']);
  const blocks = await Promise.all(
    Array.from({ length: BLOCKS }, (_, block) =>
      crypto.subtle.sign('HMAC', key, bytesOf(`${clientSeed}:${nonce}:${block}`)),
    ),
  );
  const words = blocks.map((block) => new DataView(block));
  let drawn = 0;
  const word = (): number => {
    const block = words[Math.floor(drawn / WORDS_PER_BLOCK)];
    if (block === undefined) throw new RangeError('A round drew more numbers than it has');
    drawn += 1;
    return block.getUint32(((drawn - 1) % WORDS_PER_BLOCK) * 4);
  };
  return {
    below: (limit) => {
      const fair = WORDS - (WORDS % limit);
      let number = word();
      while (number >= fair) number = word();
      return number % limit;
    },
  };
};

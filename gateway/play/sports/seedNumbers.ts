import { createHmac } from 'node:crypto';

const WORDS = 2 ** 32;
const WORDS_PER_BLOCK = 8;

/** Numbers from 0 up to 1 that follow from a secret seed and a name: the same name gives the same numbers. */
export const seedNumbers = (serverSeed: string, name: string): (() => number) => {
  let drawn = 0;
  let block = Buffer.alloc(0);
  return () => {
    const place = drawn % WORDS_PER_BLOCK;
    if (place === 0) {
      block = createHmac('sha256', serverSeed)
        .update(`${name}:${drawn / WORDS_PER_BLOCK}`)
        .digest();
    }
    drawn += 1;
    return block.readUInt32BE(place * 4) / WORDS;
  };
};

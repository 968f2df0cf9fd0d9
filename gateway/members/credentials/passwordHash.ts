import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { HashCost, Runtime } from '../../platform/runtime/runtime.ts';
import type { BoundedQueue } from '../../platform/workers/boundedQueue.ts';

const SALT = 16;
const TAG = 32;

const compute = promisify(argon2);

const phc =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/-]+)\$(?<tag>[\w+/-]+)$/;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** The same characters typed on another system must be the same bytes; nothing else is changed. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFC'), 'utf8');

export interface PasswordHashes {
  /** PHC string of a new password. */
  readonly make: (password: string) => Promise<string>;
  /** Takes as long without a hash as with one, so that nobody learns which accounts exist (security row 21). */
  readonly verify: (password: string, hash: string | null | undefined) => Promise<boolean>;
}

export const passwordHashes = (
  { randomBytes, hashCost }: Pick<Runtime, 'randomBytes' | 'hashCost'>,
  queue: BoundedQueue,
): PasswordHashes => {
  const tagOf = (password: string, nonce: Buffer, parameters: HashCost, tagLength = TAG) =>
    queue.run(() => compute('argon2id', { message: bytesOf(password), nonce, tagLength, ...parameters }));

  return {
    make: async (password) => {
      const salt = randomBytes(SALT);
      const tag = await tagOf(password, salt, hashCost);
      const { memory, passes, parallelism } = hashCost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
    },

    verify: async (password, hash) => {
      const parts = phc.exec(hash ?? '')?.groups;
      const tag = Buffer.from(parts?.tag ?? '', 'base64');
      const computed = await tagOf(
        password,
        parts?.salt === undefined ? Buffer.alloc(SALT) : Buffer.from(parts.salt, 'base64'),
        parts === undefined
          ? hashCost
          : {
              memory: Number(parts.memory),
              passes: Number(parts.passes),
              parallelism: Number(parts.parallelism),
            },
        parts === undefined ? TAG : tag.length,
      );
      return parts !== undefined && timingSafeEqual(computed, tag);
    },
  };
};

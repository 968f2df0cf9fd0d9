import { pino, stdSerializers, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import type { FastifyRequest } from 'fastify';
import { errorText } from './errorText.ts';

const secretKeys = [
  'authorization',
  'captcha',
  'cookie',
  'email',
  'mobile',
  'mobileNum',
  'newPassword',
  'oldPassword',
  'params',
  'password',
  'passwordHash',
  'token',
  'verificationCode',
] as const;

/** Paths of a secret at any depth that a log line of ours has. */
const redacted = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`]);

/** An error without what a query was given. */
const cleanError = (error: Error) => {
  const { type, stack, code } = stdSerializers.err(error) as ReturnType<typeof stdSerializers.err> & {
    code?: string;
  };
  return { type, code, message: errorText(error), at: stack.split('\n    at ').slice(1, 6) };
};

export interface LogOptions {
  readonly level: LevelWithSilent;
  /** Standard output unless given. */
  readonly destination?: DestinationStream;
}

/** Structured log of the gateway; the query string stays out of it because it may carry a one-time code. */
export const createLog = ({ level, destination }: LogOptions): Logger =>
  pino(
    {
      level,
      redact: { paths: redacted, censor: '[redacted]' },
      serializers: {
        err: cleanError,
        req: ({ method, url, ip, host }: FastifyRequest) => ({ method, path: url.split('?')[0], ip, host }),
      },
    },
    destination,
  );

import { pino, stdSerializers, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import type { FastifyRequest } from 'fastify';

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

const QUERY_TEXT = /^Failed query: [\s\S]*$/;

/** An error without what a query was given, which drizzle writes into its message. */
const cleanError = (error: Error) => {
  const { type, message, stack, code } = stdSerializers.err(error) as ReturnType<
    typeof stdSerializers.err
  > & {
    code?: string;
  };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  const said = message.replace(QUERY_TEXT, `Failed query: ${cause ?? 'no cause given'}`);
  return { type, code, message: said, at: stack.split('\n    at ').slice(1, 6) };
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

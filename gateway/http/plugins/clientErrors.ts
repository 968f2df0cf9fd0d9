import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/errors';
import { errorStatus } from '#contract/errors';
import { failurePage } from './hostPages.ts';
import { headersOfAll } from './securityHeaders.ts';

/** Of the parser: headers of more than 16 kB, a request that took too long to come. */
const codeOf: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'try_again',
};

interface ClientError extends Error {
  readonly code?: string;
  /** What the parser was reading. */
  readonly rawPacket?: unknown;
}

const LINGER = 2_000;
const LONGEST_LINE = 8_192;

/**
 * Whether a browser asked for a page. An address beyond the limit fills its packet before any header comes: no call of
 * the site has one of that length.
 */
const wantsPage = (packet: string): boolean => {
  const line = packet.indexOf('\r\n');
  return /^accept:.*text\/html/im.test(packet) || (packet !== '' && (line === -1 || line > LONGEST_LINE));
};

const packetOf = ({ rawPacket }: ClientError): string =>
  Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';

const answerOf = (message: ErrorCode, packet: string): readonly [type: string, body: string] =>
  message === 'too_large' && wantsPage(packet)
    ? ['text/html; charset=utf-8', failurePage(errorStatus[message])]
    : ['application/json; charset=utf-8', JSON.stringify({ success: false, message })];

/**
 * What is no HTTP request never reaches a route: it is answered here, in the shape and with the headers of every other
 * failure, and its connection ends.
 */
export const clientErrors = (error: ClientError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const message = codeOf[error.code ?? ''] ?? 'bad_request';
  const [type, body] = answerOf(message, packetOf(error));
  const lines = Object.entries({
    ...headersOfAll,
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  // The other end may never hang up: its connection is closed once the answer is out, or nobody takes it.
  socket.setTimeout(LINGER, () => socket.destroy());
  socket.end(`HTTP/1.1 ${errorStatus[message]} \r\n${lines.join('\r\n')}\r\n\r\n${body}`, () =>
    socket.destroy(),
  );
};

import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/errors';
import { errorStatus } from '#contract/errors';
import { headersOfAll } from './securityHeaders.ts';

/** Of the parser: headers of more than 16 kB, a request that took too long to come. */
const codeOf: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'try_again',
};

const LINGER = 2_000;

/**
 * What is no HTTP request never reaches a route: it is answered here, in the shape and with the headers of every other
 * failure, and its connection ends.
 */
export const clientErrors = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const message = codeOf[error.code ?? ''] ?? 'bad_request';
  const body = JSON.stringify({ success: false, message });
  const lines = Object.entries({
    ...headersOfAll,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  // The other end may never hang up: its connection is closed once the answer is out, or nobody takes it.
  socket.setTimeout(LINGER, () => socket.destroy());
  socket.end(`HTTP/1.1 ${errorStatus[message]} \r\n${lines.join('\r\n')}\r\n\r\n${body}`, () =>
    socket.destroy(),
  );
};

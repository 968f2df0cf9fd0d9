import axios from 'axios';
import { failed, type Result } from './failure';

export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** The sent share of the body, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly timeout: number;
  readonly signal?: AbortSignal;
}

export interface Reply {
  readonly status: number;
  readonly date?: string;
  /** Seconds, from the Retry-After header. */
  readonly retryAfter?: number;
  readonly text: string;
}

// axios must not parse the text: the client does, and reports an answer that is not JSON.
const plain = axios.create({
  adapter: 'xhr',
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
  validateStatus: () => true,
});

/** Sends one HTTP request. Loaded with the first call: the first paint does not need axios. */
export const send = async ({
  query,
  body,
  signal,
  timeout,
  onProgress,
  ...request
}: Request): Promise<Result<Reply>> => {
  const late = AbortSignal.timeout(timeout);
  try {
    const { status, data, headers } = await plain.request<unknown>({
      ...request,
      params: query,
      data: body,
      ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const date: unknown = headers.date;
    const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
    return {
      ok: true,
      value: {
        status,
        text: typeof data === 'string' ? data : '',
        ...(typeof date === 'string' && { date }),
        ...(retryAfter > 0 && { retryAfter }),
      },
    };
  } catch {
    return failed({ kind: late.aborted ? 'timeout' : signal?.aborted ? 'aborted' : 'network' });
  }
};

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

/** `header` returns the value of a response header. */
export const replyOf = (
  status: number,
  text: string,
  header: (name: string) => string | null | undefined,
): Reply => {
  const date = header('date');
  const retryAfter = Number(header('retry-after'));
  return { status, text, ...(date && { date }), ...(retryAfter > 0 && { retryAfter }) };
};

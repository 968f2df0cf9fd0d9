import { failed, type Result } from './failure';
import { replyOf, type Reply, type Request } from './reply';

const exchange = async (
  { method, url, headers, query, body }: Request,
  signal: AbortSignal,
): Promise<Reply> => {
  const address = new URL(url, location.href);
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.append(name, value);
  const answer = await fetch(address, { method, headers, signal, ...(body !== undefined && { body }) });
  return replyOf(answer.status, await answer.text(), (name) => answer.headers.get(name));
};

/**
 * Sends one HTTP request. Only a request that reports its progress needs axios, which then loads: `fetch` does not tell
 * how much of a body has been sent.
 */
export const send = async (request: Request): Promise<Result<Reply>> => {
  const { signal, timeout, onProgress } = request;
  const late = AbortSignal.timeout(timeout);
  const end = signal ? AbortSignal.any([signal, late]) : late;
  try {
    const carry = onProgress
      ? (await import(/* webpackChunkName: "upload" */ './uploadWithProgress')).uploadWithProgress
      : exchange;
    return { ok: true, value: await carry(request, end) };
  } catch {
    return failed({ kind: late.aborted ? 'timeout' : signal?.aborted ? 'aborted' : 'network' });
  }
};

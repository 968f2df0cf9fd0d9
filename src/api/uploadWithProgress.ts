import axios from 'axios';
import { replyOf, type Reply, type Request } from './reply';

// axios must not parse the text: the client does, and reports an answer that is not JSON.
const plain = axios.create({
  adapter: 'xhr',
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
  validateStatus: () => true,
});

/** Sends a request and tells how much of its body has been sent. Throws when there is no answer. */
export const uploadWithProgress = async (
  { method, url, headers, query, body, onProgress }: Request,
  signal: AbortSignal,
): Promise<Reply> => {
  const answer = await plain.request<unknown>({
    method,
    url,
    headers: { ...headers },
    params: query,
    data: body,
    ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    signal,
  });
  const text = typeof answer.data === 'string' ? answer.data : '';
  return replyOf(answer.status, text, (name) => {
    const value: unknown = answer.headers[name];
    return typeof value === 'string' ? value : undefined;
  });
};

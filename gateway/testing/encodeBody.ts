import type { Endpoint } from '#contract/endpoint';

const asPart = (value: unknown): Blob =>
  new Blob([value instanceof Uint8Array ? Uint8Array.from(value) : JSON.stringify(value)]);

/** A body as the site sends it: JSON unless the endpoint table says otherwise. */
export const encodeBody = async (
  { form, upload }: Partial<Pick<Endpoint, 'form' | 'upload'>>,
  body: unknown,
): Promise<{ readonly type: string; readonly payload: string | Buffer }> => {
  if (form) {
    const payload = new URLSearchParams(body as Record<string, string>).toString();
    return { type: 'application/x-www-form-urlencoded', payload };
  }
  if (!upload) return { type: 'application/json', payload: JSON.stringify(body) };
  const parts = new FormData();
  for (const [name, value] of Object.entries(Object(body) as object))
    parts.append(name, asPart(value), 'a.png');
  const encoded = new Response(parts);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { type: encoded.headers.get('content-type') ?? '', payload };
};

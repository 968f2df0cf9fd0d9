import type { Endpoint } from '#contract/endpoint';

const formOf = (parts: Readonly<Record<string, Blob>>): FormData => {
  const form = new FormData();
  for (const [name, file] of Object.entries(parts)) form.append(name, file);
  return form;
};

/** Encodes a body as JSON, unless the endpoint table says that it is a form or an upload. */
export const encodeBody = (
  { form, upload }: Partial<Pick<Endpoint, 'form' | 'upload'>>,
  body: unknown,
): string | FormData | undefined => {
  if (body === undefined) return undefined;
  if (upload) return formOf(body as Record<string, Blob>);
  return form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);
};

import { headers } from '#contract/constants';
import { deskCalls, type DeskCall, type DeskCallName } from '#contract/desk';
import type { DeskBody, DeskQuery, DeskValue } from '#contract/deskTypes';
import { isErrorCode } from '#contract/errors';
import { narrow, type Shape } from '#contract/narrow';
import deskShapes from '#contract/shapes/deskShapes.json';
import { encodeBody } from '@/api/encodeBody';
import { failed, type Result } from '@/api/failure';

const shapes: Readonly<Record<string, Shape>> = deskShapes;
const calls: Readonly<Record<DeskCallName, DeskCall>> = deskCalls;

interface Sent<Name extends DeskCallName> {
  readonly body?: DeskBody<Name>;
  readonly query?: DeskQuery<Name>;
}

interface Answer {
  readonly success?: unknown;
  readonly value?: unknown;
  readonly message?: unknown;
}

const PATIENCE = 20_000;
/** A picture may take as long as the gateway lets it. */
const UPLOAD_PATIENCE = 90_000;

/** Calls of the desk's page; they never throw. The session is a cookie that no script sees. */
export const createDeskClient = (origin: string, isPresent: () => boolean) => ({
  call: async <Name extends DeskCallName>(
    name: Name,
    { body, query }: Sent<Name> = {},
  ): Promise<Result<DeskValue<Name>>> => {
    const { method, path, upload } = calls[name];
    const encoded = encodeBody({ upload }, body);
    const address = new URL(path, origin);
    for (const [key, value] of Object.entries(query ?? {})) address.searchParams.set(key, String(value));
    try {
      const response = await fetch(address, {
        method,
        signal: AbortSignal.timeout(upload ? UPLOAD_PATIENCE : PATIENCE),
        headers: {
          [headers.client]: 'desk',
          ...(!isPresent() && { [headers.background]: '1' }),
          // The browser names the type of a form itself.
          ...(typeof encoded === 'string' && { 'content-type': 'application/json' }),
        },
        ...(encoded !== undefined && { body: encoded }),
      });
      const { success, value, message } = (await response.json()) as Answer;
      const { status } = response;
      if (success !== true) {
        const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
        return failed({
          kind: 'refused',
          status,
          code: isErrorCode(message) ? message : 'unknown_error',
          ...(Number.isFinite(retryAfter) && { retryAfter }),
          ...(value !== undefined && { value }),
        });
      }
      const shown = narrow(shapes[name] ?? 'text', value, () => undefined);
      return shown === undefined
        ? failed({ kind: 'shape', status })
        : { ok: true, value: shown as DeskValue<Name> };
    } catch (error) {
      return failed({
        kind: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network',
      });
    }
  },
});

export type DeskClient = ReturnType<typeof createDeskClient>;

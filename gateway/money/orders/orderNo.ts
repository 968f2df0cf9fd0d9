import { readableCode } from '../../platform/runtime/readableCode.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';

/** Names an order for people: what it is, the day in UTC, and chance. */
export const orderNo = (kind: 'D' | 'W' | 'P', runtime: Pick<Runtime, 'now' | 'randomBytes'>): string => {
  const day = runtime.now().toISOString().slice(2, 10).replaceAll('-', '');
  return `${kind}${day}${readableCode(runtime, 8)}`;
};

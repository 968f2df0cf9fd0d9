import { hash } from 'node:crypto';
import type { Movement } from './movement.ts';

/** Equal for movements that would book the same, in whichever order their entries stand. */
export const fingerprint = ({ reason, entries }: Movement): string => {
  const lines = entries.map(({ account, amount, currency }) =>
    JSON.stringify([account.kind, account.owner ?? '', currency, amount.toString()]),
  );
  return hash('sha256', [JSON.stringify(reason), ...lines.sort()].join('\n'));
};

import { fieldsOfTier, type ContractKind, type TierField } from '#contract/agentContracts';
import type { Currency } from '#contract/money';
import type { StoredTier } from '../../agents/contracts/schema.ts';
import { OperatorError } from './OperatorError.ts';
import { readAmount } from './readAmount.ts';

const readRate = (text: string): number => {
  const [, whole = '', decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const rate = whole === '' ? -1 : Number(whole + decimals.padEnd(2, '0'));
  if (rate >= 0 && rate <= 10_000) return rate;
  throw new OperatorError(`"${text}" is no rate: it has to be a percentage such as 0.8`);
};

const readMembers = (text: string): number => {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new OperatorError(`"${text}" is no number of members`);
};

const readField = (field: TierField, text: string, currency: Currency): string | number => {
  switch (field) {
    case 'activeMembers':
      return readMembers(text);
    case 'rate':
    case 'profitRate':
    case 'lossRate':
      return readRate(text);
    default:
      return text === '0' ? '0' : readAmount(text, currency).toString();
  }
};

/** Tiers as an operator writes them: `20000000/5/0.6, 50000000/10/0.8`, each with the fields of its kind in order. */
export const readTiers = (kind: ContractKind, text: string, currency: Currency): StoredTier[] =>
  text.split(',').map((tier) => {
    const fields = fieldsOfTier(kind);
    const given = tier.trim().split('/');
    if (given.length !== fields.length) {
      throw new OperatorError(`"${tier.trim()}" is no tier of ${kind}: it has to be ${fields.join('/')}`);
    }
    return Object.fromEntries(
      fields.map((field, place) => [field, readField(field, given[place] ?? '', currency)]),
    );
  });

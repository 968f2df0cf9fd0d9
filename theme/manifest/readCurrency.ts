import { currencies, type Currency } from '../../contract/money.ts';
import { reads, type Read } from './reads.ts';

const known = currencies();

export const readCurrency: Read<Currency> = reads(
  'the code of a currency of ISO 4217 that has a minor unit, such as VND, JPY, USD or KWD',
  (value) => known.find((code) => code === value),
);

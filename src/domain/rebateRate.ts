import { ratesInWhole } from '#contract/agentLinks';

const typed = /^(\d{1,2})(?:[.,](\d{1,2}))?$/;

/** Reads a percentage as it is typed ("0,8" or "0.8") in hundredths of a per cent; undefined if it is none. */
export const readRate = (text: string): number | undefined => {
  const [, whole, part = ''] = typed.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

/** A rate in hundredths of a per cent, for a field: "0,8" for 80 where the language writes a comma. */
export const typedRate = (rate: number, tag: string): string =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(rate / 100);

/** The share that a rate in hundredths of a per cent stands for: 0.008 for 80. */
export const shareOfRate = (rate: number): number => rate / ratesInWhole;

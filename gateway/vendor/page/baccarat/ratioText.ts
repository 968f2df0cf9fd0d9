import { percentFormat } from '../format.ts';

/** What a bet pays besides its stake, of hundredths: `9:1`, or a share where it is no whole number of stakes. */
export const ratioText = (pays: number, language: string): string =>
  pays % 100 === 0 ? `${pays / 100}:1` : percentFormat(language)(pays * 100);

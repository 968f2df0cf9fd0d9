import type { Currency } from '#contract/money';
import { moneySteps } from './moneySteps.ts';

/** What the sandbox takes and pays for one coin, minor units. */
export const coinPrice = (currency: Currency): bigint => moneySteps(25, currency);

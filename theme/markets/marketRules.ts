import { noMarket, type MarketRules } from '../../contract/market.ts';
import type { MarketPack } from './marketFields.ts';

/** What of a pack the gateway enforces. A pack can only be stricter than the product. */
export const marketRules = (pack: MarketPack | undefined): MarketRules => {
  if (pack === undefined) return noMarket;
  const { realityCheck, limits, play, bonus, timeOut, selfExclusion } = pack;
  return {
    id: pack.id,
    demoOnly: pack.mode.value === 'demoOnly',
    realityCheck: {
      mandatory: realityCheck.mandatory.value,
      usualMinutes: realityCheck.mandatory.value ? realityCheck.usualMinutes.value : null,
      leastMinutes: realityCheck.leastMinutes.value,
      mostMinutes: realityCheck.mostMinutes.value,
    },
    requiredLimits: limits.required.value,
    slotsLeastMilliseconds: play.slotsLeastMilliseconds.value,
    otherLeastMilliseconds: play.otherLeastMilliseconds.value,
    slotsMostStakes: play.slotsMostStakes.value.map(({ fromAge, most }) => ({ fromAge, most })),
    autoplay: play.autoplay.value,
    quickSpin: play.quickSpin.value,
    bonusBuy: play.bonusBuy.value,
    withoutAccount: play.withoutAccount.value,
    signUpBonus: bonus.signUp.value,
    mostWagering: bonus.mostWagering.value,
    timeOutDays: timeOut.days.value,
    exclusionMonths: selfExclusion.months.value,
    hiddenCategories: pack.categories.hidden.value,
    requiredFields: pack.registration.required.value,
  };
};

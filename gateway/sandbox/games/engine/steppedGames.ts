import { isHiloAct, isOffered } from './hiloRules.ts';
import { isPhomAct } from './phom/playPhom.ts';
import { isTienLenAct } from './tienLen/playTienLen.ts';
import { holdOfAct, simpleAct } from './poker/playVideoPoker.ts';
import { stakeOf, type GameRequest, type RoundOutcome } from './playRound.ts';
import { AUTO, type RoundAct } from './roundActs.ts';

/** What the player has done in a round so far, the first before all. */
export const actsOf = (outcome: RoundOutcome): readonly RoundAct[] =>
  'round' in outcome && 'acts' in outcome.round ? outcome.round.acts : [];

/** Whether the player may do this next. */
export const isActOffered = (request: GameRequest, outcome: RoundOutcome, act: RoundAct): boolean => {
  if (outcome.engine === 'hilo') return isHiloAct(act) && isOffered(outcome.round, stakeOf(request), act);
  if (outcome.engine === 'videopoker')
    return outcome.round.state === 'playing' && holdOfAct(act) !== undefined;
  if (outcome.engine === 'phom') return isPhomAct(outcome.round, act);
  return outcome.engine === 'tienlen' && isTienLenAct(outcome.round, act);
};

/** What ends a round to which its player does not come back; undefined where its stake is given back. */
export const actThatEnds = (outcome: RoundOutcome): RoundAct | undefined => {
  if (outcome.engine === 'videopoker') return simpleAct(outcome.round);
  if (outcome.engine === 'tienlen' || outcome.engine === 'phom') return AUTO;
  return outcome.engine === 'hilo' && outcome.round.worth > 0 ? 'cash' : undefined;
};

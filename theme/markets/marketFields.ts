import { gameTypes, registrationFields } from '../../contract/constants.ts';
import { exclusionBounds, limitKinds, realityCheckMinutes, timeOutBounds } from '../../contract/saferPlay.ts';
import { readCurrency } from '../manifest/readCurrency.ts';
import {
  flag,
  integer,
  either,
  list,
  matching,
  oneOf,
  required,
  shape,
  text,
  type Read,
  type ValuesOf,
} from '../manifest/reads.ts';

/** The source of a value that nobody has read in the original. Production refuses a pack that has one. */
export const placeholder = 'placeholder, confirm with counsel';

/** Ages that a market or a brand can set. */
export const ages = [18, 19, 20, 21, 25] as const;

/** A value with its source. */
const fact = <T>(read: Read<T>) =>
  shape({
    value: required(read, 'What holds.'),
    source: required(text(300), `Law, ruling or paper; or ‘${placeholder}’.`),
  });

const { least, most } = realityCheckMinutes;
const minutes = fact(integer(least, most));
const milliseconds = fact(integer(0, 60_000));
const may = fact(flag);

/** Every key of a market pack, for the reader and the README. */
export const marketFields = {
  id: required(matching(/^[a-z]{2}-[a-z]{2,8}$/, 'a name such as vn-demo'), 'Name of the pack.'),
  asOf: required(matching(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-22'), 'When it was looked up.'),
  mode: required(
    fact(oneOf(['licensedLike', 'demoOnly'] as const)),
    '`demoOnly`: play money alone; an outside payment provider and a licence are refused.',
  ),
  currency: required(fact(readCurrency), 'Of its brands.'),
  age: required(fact(oneOf(ages)), 'A brand can set a higher one.'),
  licence: required(
    fact(oneOf(['shown', 'forbidden'] as const)),
    'Whether a brand must show the licence that it has, or may show none.',
  ),
  realityCheck: required(
    shape({
      mandatory: required(may, 'Whether members cannot switch it off.'),
      usualMinutes: required(minutes, 'For members who have set none.'),
      leastMinutes: required(minutes, 'The shortest that members can set.'),
      mostMinutes: required(minutes, 'The longest.'),
    }),
    'Play stops at this interval and shows time, stakes and result.',
  ),
  limits: required(
    shape({
      required: required(
        fact(list(oneOf(limitKinds), 0, limitKinds.length)),
        'A member sets one of each before the first stake.',
      ),
    }),
    'Of players for themselves.',
  ),
  play: required(
    shape({
      slotsLeastMilliseconds: required(milliseconds, 'From one stake to the next, in slots.'),
      otherLeastMilliseconds: required(milliseconds, 'The same in other games of the house.'),
      slotsMostStakes: required(
        fact(
          list(
            shape({
              fromAge: required(oneOf(ages), 'From which age it holds.'),
              most: required(integer(1, 100_000_000), 'In minor units.'),
            }),
            0,
            ages.length,
          ),
        ),
        'The most that one round of a slot may stake; empty for no cap. Of a member without a birthday the least holds.',
      ),
      autoplay: required(may, 'Rounds that start by themselves.'),
      quickSpin: required(may, 'Anything that shortens a round.'),
      bonusBuy: required(may, 'Paying for the start of a feature.'),
      withoutAccount: required(may, 'Free play of visitors.'),
    }),
    'What games may do.',
  ),
  bonus: required(
    shape({
      signUp: required(may, 'For signing up or for a first deposit.'),
      mostWagering: required(fact(integer(0, 100)), 'The most times that one may have to be wagered.'),
    }),
    'What a brand may give.',
  ),
  timeOut: required(
    shape({
      days: required(
        fact(list(integer(timeOutBounds.least, timeOutBounds.most), 1, 8)),
        'Lengths that members choose from.',
      ),
    }),
    'Of players for themselves.',
  ),
  selfExclusion: required(
    shape({
      months: required(
        fact(
          list(
            either(integer(exclusionBounds.least, exclusionBounds.most), oneOf(['indefinite'] as const)),
            1,
            8,
          ),
        ),
        'Lengths that members choose from.',
      ),
    }),
    'Of players for themselves.',
  ),
  categories: required(
    shape({ hidden: required(fact(list(oneOf(gameTypes), 0, gameTypes.length)), 'Not offered at all.') }),
    'Kinds of games.',
  ),
  registration: required(
    shape({
      required: required(
        fact(list(oneOf(registrationFields), 0, registrationFields.length)),
        'Asked for whatever the operator’s rules say.',
      ),
    }),
    'Fields of the form.',
  ),
} as const;

export type MarketPack = ValuesOf<typeof marketFields>;

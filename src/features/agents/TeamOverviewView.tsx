import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useCountText } from '@/data/session/useCountText';
import { FigureTiles } from '@/ui/data-display/FigureTiles';
import { GameSumsTable } from './GameSumsTable';
import { toneOf } from '@/domain/toneOf';
import { CountedTo } from '@/shared/CountedTo';
import { TeamChart } from '@/shared/TeamChart';
import { TopDownlines } from './TopDownlines';

type Overview = Value<'teamOverview'>;

/** The figures of the team overview; undefined until they have loaded. */
export function TeamOverviewView({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation('agents');
  const money = useMoneyText();
  const count = useCountText();
  const { line, sums, before, countedTo } = overview ?? {};
  const earlier = (value: string | undefined) =>
    value === undefined ? undefined : t('overview.before', { value });
  return (
    <>
      <FigureTiles
        figures={[
          {
            id: 'members',
            label: t('overview.members'),
            value: line && count(line.members),
            note: line && t('overview.lineNote', { direct: count(line.direct), agents: count(line.agents) }),
          },
          {
            id: 'joined',
            label: t('overview.joined'),
            value: sums && count(sums.joined),
            note: earlier(before && count(before.joined)),
          },
          {
            id: 'active',
            label: t('overview.active'),
            value: sums && count(sums.active),
            note: earlier(before && count(before.active)),
          },
          {
            id: 'income',
            label: t('overview.income'),
            value: sums && money(sums.income),
            note: earlier(before && money(before.income)),
          },
          {
            id: 'validBet',
            label: t('overview.validBet'),
            value: sums && money(sums.play.validBet),
            note: earlier(before && money(before.play.validBet)),
          },
          {
            id: 'net',
            label: t('overview.net'),
            value: sums && money(sums.play.net, true),
            tone: sums && toneOf(sums.play.net),
            note: earlier(before && money(before.play.net, true)),
          },
          {
            id: 'deposit',
            label: t('overview.deposit'),
            value: sums && money(sums.money.deposit),
            note: earlier(before && money(before.money.deposit)),
          },
          {
            id: 'withdrawal',
            label: t('overview.withdrawal'),
            value: sums && money(sums.money.withdrawal),
            note: earlier(before && money(before.money.withdrawal)),
          },
        ]}
      />
      <CountedTo time={countedTo} />
      <TeamChart days={overview?.days} />
      <TopDownlines top={overview?.top} />
      <GameSumsTable games={overview?.games} />
    </>
  );
}

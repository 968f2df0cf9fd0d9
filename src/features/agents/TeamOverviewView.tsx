import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { DayChart } from '@/ui/data-display/DayChart';
import { FigureTiles } from '@/ui/data-display/FigureTiles';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { Text } from '@/ui/typography/Text';
import { GameSumsTable } from './GameSumsTable';
import { toneOf } from '@/domain/toneOf';
import { TopDownlines } from './TopDownlines';

type Overview = Value<'teamOverview'>;

const shortDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

/** The figures of the team overview; undefined until they have loaded. */
export function TeamOverviewView({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation('agents');
  const money = useMoneyText();
  const { timeZone } = useSite().boot.brand;
  const { line, sums, before, days = [], countedTo } = overview ?? {};
  const earlier = (value: string | undefined) =>
    value === undefined ? undefined : t('overview.before', { value });
  return (
    <>
      <FigureTiles
        figures={[
          {
            id: 'members',
            label: t('overview.members'),
            value: line && String(line.members),
            note: line && t('overview.lineNote', { direct: line.direct, agents: line.agents }),
          },
          {
            id: 'joined',
            label: t('overview.joined'),
            value: sums && String(sums.joined),
            note: earlier(before && String(before.joined)),
          },
          {
            id: 'active',
            label: t('overview.active'),
            value: sums && String(sums.active),
            note: earlier(before && String(before.active)),
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
      {countedTo && (
        <Text tone="secondary" variant="caption">
          {t('overview.countedTo', { time: formatTime(countedTo, 'sentence', timeZone) })}
        </Text>
      )}
      {days.length > 1 && (
        <TitledPanel title={t('overview.byDay')}>
          <DayChart
            days={days.map(({ day, validBet, net }) => ({
              day: shortDay(day),
              bar: Number(validBet.amount),
              line: Number(net.amount),
              barText: money(validBet),
              lineText: money(net, true),
            }))}
            labels={{
              chart: t('overview.chart', { count: days.length }),
              day: t('overview.day'),
              bar: t('overview.validBet'),
              line: t('overview.net'),
              table: t('overview.asTable'),
            }}
          />
        </TitledPanel>
      )}
      <TopDownlines top={overview?.top} />
      <GameSumsTable games={overview?.games} />
    </>
  );
}

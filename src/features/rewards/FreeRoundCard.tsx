import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { FreeRounds } from '@/data/resources/useFreeRounds';
import { useLaunch } from '@/data/resources/useLaunch';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useSite } from '@/data/session/siteContext';
import { useListText } from '@/data/session/useListText';
import { formatTime } from '@/domain/dates';
import { Button } from '@/ui/actions/Button';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { RewardCard, rewardCardClasses } from '@/ui/gaming/RewardCard';
import { Inline } from '@/ui/layout/Inline';
import { ArrowsClockwiseIcon } from '@/ui/media/icons';
import { RewardBar } from './RewardBar';

/** A long name of a game wraps. */
const Play = styled(Button)({
  maxWidth: '100%',
  height: 'auto',
  minHeight: 32,
  paddingBlock: 4,
  whiteSpace: 'normal',
});

/** Free rounds: how many are left, in which games, until when, what they have won and what becomes of that. */
export function FreeRoundCard({ rounds }: { rounds: FreeRounds }) {
  const { t } = useTranslation('rewards');
  const money = useMoneyText();
  const list = useListText();
  const { open } = useLaunch();
  const { timeZone } = useSite().boot.brand;
  const { total, left, stake, won, games, times, days, until, state, isPaid } = rounds;
  const title = t('rounds.title', { count: total, stake: money(stake) });
  const wager = times === 0 ? t('noWagering') : t('rounds.wager', { count: times });
  const wagering = days === null || times === 0 ? wager : `${wager} ${t('rounds.within', { count: days })}`;
  return (
    <RewardCard
      icon={<ArrowsClockwiseIcon fontSize={24} />}
      title={title}
      terms={t('rounds.left', { left, total })}
      text={t('rounds.until', { time: formatTime(until, 'sentence', timeZone) })}
      amount={`${t('rounds.won')} ${money(won)}`}
      progress={
        <>
          <RewardBar
            tone={state === 'open' ? 'primary' : 'success'}
            value={((total - left) * 100) / total}
            label={t('rounds.leftOf', { title })}
          />
          {state === 'open' && games.length > 0 && (
            <small className={rewardCardClasses.text}>
              {t('rounds.games', {
                games: list(
                  games.map(({ gameName }) => gameName),
                  true,
                ),
              })}
            </small>
          )}
          {!isPaid && <small className={rewardCardClasses.text}>{t('rounds.paidLater', { wagering })}</small>}
          {state === 'open' && (
            <Inline spacing={2}>
              {games.map((game) => (
                <Play key={game.gameCode} size="small" onClick={() => open(game, 'real')}>
                  {t('rounds.play', { game: game.gameName })}
                </Play>
              ))}
            </Inline>
          )}
        </>
      }
      action={
        <StatusLabel tone="neutral" live={state === 'open'}>
          {t(`rounds.state.${state}`)}
        </StatusLabel>
      }
    />
  );
}

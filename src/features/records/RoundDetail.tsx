import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useBetRound } from '@/data/resources/useRecords';
import { Loaded } from '@/forms/Loaded';
import { formatTime } from '@/domain/dates';
import { Inline } from '@/ui/layout/Inline';
import { Amount } from '@/ui/typography/Amount';
import { Button } from '@/ui/actions/Button';
import { CopyButton } from '@/ui/actions/CopyButton';
import { Note } from '@/ui/feedback/Note';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { LotteryRound } from './LotteryRound';
import { SportsRound } from './SportsRound';
import { toneOf } from '@/domain/toneOf';

const slot = ownClasses('RoundDetail', ['term', 'value']);

const Facts = styled('dl')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space(2)} ${space(4)}`,
  margin: `0 0 ${space(4)}`,
  [`& .${slot.term}`]: { color: vars.text.secondary },
  [`& .${slot.value}`]: { margin: 0, textAlign: 'right', overflowWrap: 'anywhere' },
});

/** Details of a round, with the proof that it was drawn before the stake was known (GAME-12). */
export function RoundDetail({ id }: { id: string }) {
  return (
    <Loaded of={useBetRound(id)} plain skeleton={<TextSkeleton lines={9} />}>
      {(detail) => <RoundFacts detail={detail} />}
    </Loaded>
  );
}

function RoundFacts({ detail }: { detail: Value<'betRound'> }) {
  const { t } = useTranslation(['records', 'nav']);
  const { timeZone } = useSite().boot.brand;
  const money = useMoneyText();
  const { bet, round, proof, proofPage, lottery, sports } = detail;
  const told = lottery === null ? 'proofLater' : 'proofAfterDraw';
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('game'), `${bet.gameName} (${bet.vendorName})`],
    [t('time'), formatTime(bet.placedAt, 'sentence', timeZone)],
    [t('number'), round],
    [t('stake'), money(bet.stake)],
    [t('validBet'), money(bet.validBet)],
    [t('win'), money(bet.win)],
    [
      t('net'),
      bet.net === null ? t('notYet') : <Amount tone={toneOf(bet.net)}>{money(bet.net, true)}</Amount>,
    ],
    [t('result'), t(`results.${bet.result}`)],
  ];
  const copyLabels = { copy: t('copyProof'), copied: t('copied'), failed: t('copyFailed') };
  return (
    <>
      <Facts>
        {facts.map(([name, fact]) => (
          <FactRow key={name} name={name}>
            {fact}
          </FactRow>
        ))}
      </Facts>
      {lottery && <LotteryRound {...lottery} />}
      {sports && <SportsRound bet={sports} />}
      {sports ? null : proof === null ? (
        <Note tone="info">{t('noProof')}</Note>
      ) : (
        <>
          <Note tone="info" title={t('proof')}>
            {t(proof.serverSeed === null ? told : 'proofText')}
          </Note>
          <Facts>
            <FactRow name={t('seedHash')}>{proof.hash}</FactRow>
            {proof.serverSeed && <FactRow name={t('serverSeed')}>{proof.serverSeed}</FactRow>}
            <FactRow name={t('clientSeed')}>{proof.clientSeed}</FactRow>
            <FactRow name={t('nonce')}>{proof.nonce}</FactRow>
          </Facts>
          <Inline>
            {proofPage && <Button href={proofPage}>{t('proofPage')}</Button>}
            <CopyButton text={JSON.stringify(proof)} labels={copyLabels} />
          </Inline>
        </>
      )}
    </>
  );
}

function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className={slot.term}>{name}</dt>
      <dd className={slot.value}>{children}</dd>
    </>
  );
}

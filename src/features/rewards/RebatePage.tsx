import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { languageTag } from '#locales/languages';
import { FormRefusal } from '@/forms/FormRefusal';
import { useClaim } from '@/data/resources/useClaim';
import { useLanguage } from '@/data/session/useLanguage';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useRebate } from '@/data/resources/useRebate';
import { percentText } from '@/domain/percentText';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { CentrePage } from '@/ui/layout/CentrePage';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FigureTiles } from '@/ui/data-display/FigureTiles';
import { ArrowCounterClockwiseIcon } from '@/ui/media/icons';
import { ClaimedRewards } from './ClaimedRewards';
import { Note } from '@/ui/feedback/Note';
import { ClaimDone } from './ClaimDone';
import { useWageringTerms } from './useWageringTerms';

type Part = Value<'rebate'>['list'][number];

/** The rebate on valid bets by category; the member claims it (MEM-09). */
export function RebatePage() {
  const { t } = useTranslation(['rewards', 'nav']);
  const money = useMoneyText();
  const tag = languageTag(useLanguage());
  const terms = useWageringTerms();
  const rebate = useRebate();
  const { busy, failure, done, claim } = useClaim('rebateClaim');
  const columns: readonly TableColumn<Part>[] = [
    { id: 'game', label: t('game'), render: ({ gameType }) => t(`nav:category.${gameType}`) },
    { id: 'validBet', label: t('validBet'), figures: true, render: ({ validBet }) => money(validBet) },
    {
      id: 'rate',
      label: t('rate'),
      figures: true,
      render: ({ rate }) => percentText(rate / 1_000_000, tag),
    },
    {
      id: 'amount',
      label: t('rebate'),
      figures: true,
      render: ({ amount }) => money(amount),
      total: rebate.value && money(rebate.value.amount),
    },
  ];
  return (
    <CentrePage lead={t('rebateLead')}>
      <Loaded of={rebate}>
        {({ amount, least, times, list, claimed }) => (
          <>
            <FigureTiles
              figures={[
                {
                  id: 'amount',
                  label: t('canClaim'),
                  value: money(amount),
                },
                { id: 'least', label: t('least'), value: money(least) },
              ]}
            />
            <FormRefusal failure={failure} />
            <ClaimDone done={done} />
            <ContractTable
              caption={t('byCategory')}
              columns={columns}
              rows={list}
              keyOf={({ gameType, rate }) => `${gameType} ${rate}`}
              totalLabel={t('all')}
              nothing={
                <EmptyState plain icon={<ArrowCounterClockwiseIcon fontSize={30} />} title={t('noRebate')} />
              }
            />
            <Note tone="info">{terms(amount, times)}</Note>
            <Button
              tone="accent"
              size="large"
              fullWidth
              disabled={BigInt(amount.amount) < BigInt(least.amount)}
              loading={busy !== undefined}
              onClick={() => void claim('rebate', {})}
            >
              {t('claimRebate')}
            </Button>
            <ClaimedRewards rewards={claimed} />
          </>
        )}
      </Loaded>
    </CentrePage>
  );
}

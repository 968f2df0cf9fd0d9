import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { FigureTiles } from '@/ui/data-display/FigureTiles';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { Text } from '@/ui/typography/Text';
import { useContractText } from './useContractText';

/** What the same past time would have paid by what runs and by what is offered (AGENT-05). */
export function TrialPanel({ trial }: { trial: Value<'contractPreview'>['trial'] }) {
  const { t } = useTranslation('contracts');
  const money = useMoneyText();
  const text = useContractText();
  const { from, to, spans, running, offer } = trial;
  const figure = (id: 'now' | 'offer', { pays, reached }: typeof offer) => ({
    id,
    label: t(`trial.${id}`),
    value: money(pays),
    note: t('trial.reached', { reached, spans }),
  });
  return (
    <TitledPanel title={t('trial.title', { from: text.day(from), to: text.lastDay(to) })}>
      <FigureTiles figures={[...(running ? [figure('now', running)] : []), figure('offer', offer)]} />
      <Text tone="secondary" variant="caption">
        {t('trial.note')}
      </Text>
    </TitledPanel>
  );
}

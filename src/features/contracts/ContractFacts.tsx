import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Note } from '@/ui/feedback/Note';
import { FormStack } from '@/ui/layout/FormStack';
import { Inline } from '@/ui/layout/Inline';
import { NoteIcon } from '@/ui/media/icons';
import { Text } from '@/ui/typography/Text';
import { ContractActDialog } from './ContractActDialog';
import { TermsTable } from './TermsTable';
import { useContractText } from './useContractText';
import { VersionHistory } from './VersionHistory';

/** A contract of which nothing waits for the caller: what runs, what was, and what the caller may do (AGENT-05). */
export function ContractFacts({ contract, versions }: Value<'contractDetail'>) {
  const { t } = useTranslation('contracts');
  const text = useContractText();
  const { id: contractId, kind, side, other, running, offer, endRequest } = contract;
  return (
    <FormStack>
      <Text tone="secondary">{t(`with.${side}`, { account: text.other(other) })}</Text>
      {running === null ? (
        offer === null && <EmptyState plain icon={<NoteIcon fontSize={30} />} title={t('facts.nothing')} />
      ) : (
        <Text>
          {t('facts.runs', { time: text.time(running.countsFrom ?? running.offeredAt) })}
          {running.countsTo && ` ${t('facts.until', { time: text.time(running.countsTo) })}`}
        </Text>
      )}
      {(running ?? offer) && (
        <TermsTable
          kind={kind}
          caption={t('contractOf', { kind: t(`kinds.${kind}`) })}
          running={running}
          offer={offer}
        />
      )}
      {offer && side === 'upline' && (
        <Note tone="info" title={t('offer.waits', { time: text.time(offer.answerBy) })} />
      )}
      {endRequest?.by === side && <Note tone="info" title={t('end.waits')} />}
      <Inline spacing={2.5}>
        {offer && side === 'upline' && (
          <ContractActDialog
            kind={kind}
            act={{ action: 'withdraw', id: offer.id }}
            words={{
              button: t('offer.withdraw'),
              title: t('offer.withdrawTitle'),
              text: t('offer.withdrawText'),
            }}
          />
        )}
        {running && running.countsTo === null && endRequest === null && (
          <ContractActDialog
            kind={kind}
            act={{ action: 'requestEnd', contractId }}
            words={{
              button: t('end.request'),
              title: t('end.requestTitle'),
              text: t('end.requestText'),
            }}
          />
        )}
      </Inline>
      <VersionHistory kind={kind} running={running} versions={versions} />
    </FormStack>
  );
}

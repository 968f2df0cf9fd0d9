import { useTranslation } from 'react-i18next';
import { useAction } from '@/data/core/useAction';
import { useContractActs, useContractEnds, type Contract } from '@/data/resources/useContracts';
import { FormRefusal } from '@/forms/FormRefusal';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { FormStack } from '@/ui/layout/FormStack';
import { Inline } from '@/ui/layout/Inline';
import { Text } from '@/ui/typography/Text';
import { EndsNote } from './EndsNote';
import { TermsTable } from './TermsTable';
import { useContractText } from './useContractText';

interface EndAnswerProps {
  contract: Contract;
  /** Called with what to say once the request is answered. */
  onDone: (said: string) => void;
}

/** The other side's request to end a contract, with whatever would end too (AGENT-05, AGENT-06). */
export function EndAnswer({ contract, onDone }: EndAnswerProps) {
  const { t } = useTranslation('contracts');
  const text = useContractText();
  const act = useContractActs();
  const ends = useContractEnds(contract.id);
  const { running, failure, run } = useAction();
  const { id: contractId, kind } = contract;

  const agree = async (seen: string, countsTo: string) => {
    const result = await run(() => act(kind, { action: 'agreeEnd', contractId, seen }), 'agree');
    if (result?.ok) onDone(t('end.agreed', { time: text.time(countsTo) }));
    else if (result?.failure.code === 'contract_ends_changed') ends.reload();
  };
  const refuse = async () => {
    const result = await run(() => act(kind, { action: 'refuseEnd', contractId }), 'refuse');
    if (result?.ok) onDone(t('end.refused'));
  };
  return (
    <FormStack>
      <Text>{t('end.asked', { account: text.other(contract.other) })}</Text>
      <TermsTable
        kind={kind}
        caption={t('contractOf', { kind: t(`kinds.${kind}`) })}
        running={contract.running}
        offer={null}
      />
      <Loaded of={ends} plain rows={2}>
        {({ countsTo, seen, ...others }) => (
          <>
            <EndsNote {...others} why="end" />
            <Text>{t('end.counts', { time: text.time(countsTo) })}</Text>
            <FormRefusal failure={failure} />
            <Inline spacing={2.5}>
              <Button loading={running === 'refuse'} onClick={() => void refuse()}>
                {t('end.refuse')}
              </Button>
              <Button tone="danger" loading={running === 'agree'} onClick={() => void agree(seen, countsTo)}>
                {t('end.agree')}
              </Button>
            </Inline>
          </>
        )}
      </Loaded>
    </FormStack>
  );
}

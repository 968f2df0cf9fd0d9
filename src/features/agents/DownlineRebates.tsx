import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownlineRebates } from '@/data/resources/useDownlineRebates';
import { Loaded } from '@/forms/Loaded';
import { Note } from '@/ui/feedback/Note';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { FormStack } from '@/ui/layout/FormStack';
import { RebateForm } from './RebateForm';
import { givenTypes } from './rateForm';
import { useRatesText } from './useRatesText';

/** Rebates of one member of the line; the agent next above sets them (AGENT-02). */
export function DownlineRebates({ account }: { account: string }) {
  const { t } = useTranslation('agents');
  const ratesText = useRatesText();
  const [saves, setSaves] = useState(0);
  const { set, ...rebates } = useDownlineRebates(account);
  return (
    <TitledPanel title={t('rates.of', { account })}>
      <FormStack>
        <Loaded of={rebates}>
          {(terms) =>
            terms.direct && givenTypes(terms.most).length > 0 ? (
              <RebateForm
                key={givenTypes(terms.most).join()}
                terms={terms}
                send={set}
                onSaved={() => setSaves((count) => count + 1)}
              />
            ) : (
              <Note tone="info" title={`${t('rates.legend')}: ${ratesText(terms.rates)}`}>
                {t(terms.direct ? 'rates.noneOwn' : 'rates.notDirect')}
              </Note>
            )
          }
        </Loaded>
        {saves > 0 && <Note key={saves} tone="success" alert title={t('rates.saved')} />}
      </FormStack>
    </TitledPanel>
  );
}

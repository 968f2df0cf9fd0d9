import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useAction } from '@/data/core/useAction';
import { useContractActs, useContractPreview, type Contract } from '@/data/resources/useContracts';
import { FormRefusal } from '@/forms/FormRefusal';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { Checkbox } from '@/ui/fields/Checkbox';
import { FormStack } from '@/ui/layout/FormStack';
import { Inline } from '@/ui/layout/Inline';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { Heading } from '@/ui/typography/Heading';
import { Text } from '@/ui/typography/Text';
import { EndsNote } from './EndsNote';
import { TermsTable } from './TermsTable';
import { TrialPanel } from './TrialPanel';
import { useContractText } from './useContractText';

type Offer = NonNullable<Contract['offer']>;

interface OfferAnswerProps {
  contract: Contract;
  offer: Offer;
  /** Called with what to say once the offer is answered. */
  onDone: (said: string) => void;
  onLater: () => void;
}

/** An offer with everything that a signature changes; it is signed or rejected here (AGENT-05, AGENT-06, MOD-09). */
export function OfferAnswer(props: OfferAnswerProps) {
  const { t } = useTranslation('contracts');
  const text = useContractText();
  const { contract, offer } = props;
  const preview = useContractPreview(offer.id);
  return (
    <FormStack>
      <Inline spacing={3}>
        <Text tone="secondary">
          {t('offer.sent', { account: text.other(contract.other), time: text.time(offer.offeredAt) })}
        </Text>
        <StatusLabel tone="warning">{t('offer.answerBy', { time: text.time(offer.answerBy) })}</StatusLabel>
      </Inline>
      <Loaded of={preview} plain rows={5}>
        {(value) => <Answer {...props} preview={value} onChanged={preview.reload} />}
      </Loaded>
    </FormStack>
  );
}

interface AnswerProps extends OfferAnswerProps {
  preview: Value<'contractPreview'>;
  /** Called if what would end is no longer what is shown. */
  onChanged: () => void;
}

function Answer({ contract, offer, preview, onDone, onLater, onChanged }: AnswerProps) {
  const { t } = useTranslation('contracts');
  const text = useContractText();
  const act = useContractActs();
  const { running, failure, run, forget } = useAction();
  const [read, setRead] = useState(false);
  const [unread, setUnread] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const { kind } = contract;
  const { countsFrom, ends, endsTotal, seen, trial } = preview;

  const sign = async () => {
    setUnread(!read);
    if (!read) return;
    const result = await run(() => act(kind, { action: 'sign', id: offer.id, seen }), 'sign');
    if (result?.ok) onDone(t('offer.signed', { time: text.time(countsFrom) }));
    else if (result?.failure.code === 'contract_ends_changed') {
      setRead(false);
      onChanged();
    }
  };
  const reject = async () => {
    const result = await run(() => act(kind, { action: 'reject', id: offer.id }), 'reject');
    if (result?.ok) onDone(t('offer.rejected'));
  };
  return (
    <>
      <Heading level={3}>{t(contract.running ? 'offer.changes' : 'offer.terms')}</Heading>
      <TermsTable
        kind={kind}
        caption={t(contract.running ? 'offer.changes' : 'offer.terms')}
        running={contract.running}
        offer={offer}
      />
      <EndsNote ends={ends} endsTotal={endsTotal} why="sign" />
      <TrialPanel trial={trial} />
      <Text>{t('offer.counts', { time: text.time(countsFrom) })}</Text>
      <Checkbox
        name="read"
        checked={read}
        onChange={setRead}
        error={unread && !read ? t('offer.readFirst') : undefined}
      >
        {t('offer.read')}
      </Checkbox>
      <FormRefusal failure={rejecting ? undefined : failure} />
      <Inline spacing={2.5}>
        <Button variant="text" onClick={onLater}>
          {t('offer.later')}
        </Button>
        <Button onClick={() => setRejecting(true)}>{t('offer.reject')}</Button>
        <Button tone="primary" loading={running === 'sign'} onClick={() => void sign()}>
          {t('offer.sign')}
        </Button>
      </Inline>
      {rejecting && (
        <ConfirmDialog
          title={t('offer.rejectTitle')}
          actLabel={t('offer.reject')}
          keepLabel={t('end.back')}
          loading={running === 'reject'}
          onAct={() => void reject()}
          onKeep={() => {
            forget();
            setRejecting(false);
          }}
        >
          {t('offer.rejectText')}
          <FormRefusal failure={failure} />
        </ConfirmDialog>
      )}
    </>
  );
}

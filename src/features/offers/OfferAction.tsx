import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Money } from '#contract/money';
import { returnTo } from '@/config/returnTo';
import { useAction } from '@/data/core/useAction';
import { usePromotionSteps, type PromotionDetail } from '@/data/resources/usePromotions';
import { useIdentity } from '@/data/session/useIdentity';
import { useLoginAddress } from '@/data/session/useLoginAddress';
import { promotionStep, type PromotionStep } from '@/domain/promotionStep';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { Inline } from '@/ui/layout/Inline';
import { Text } from '@/ui/typography/Text';
import { ApplicationForm } from './ApplicationForm';
import { Envelope } from './Envelope';
import { OfferRounds } from './OfferRounds';
import { OfferStatus } from './OfferStatus';
import { useOfferText } from './useOfferText';

interface Done {
  readonly step: PromotionStep;
  readonly amount?: Money | null;
  readonly rounds?: number | null;
  readonly ticket?: number | null;
}

/** Whether there is still something to claim. */
const waitsForClaim = (status: PromotionDetail['status']): boolean =>
  status === 'claim' || status === 'joined' || status === 'signed' || status === 'process';

/** The step that the status allows, or how the promotion stands and why nothing can be done (PROMO-01, PROMO-03). */
export function OfferAction({ offer }: { offer: PromotionDetail }) {
  const { t } = useTranslation('offers');
  const text = useOfferText();
  const [done, setDone] = useState<Done>();
  const { id, action, status, closing, entry } = offer;
  const said = done && {
    join: () => t('done.join'),
    signUp: () => t('done.signUp'),
    apply: () => t('done.apply'),
    takeTicket: () => t('done.takeTicket', { ticket: done.ticket }),
    claim: () =>
      done.rounds
        ? t('done.rounds', { count: done.rounds })
        : t('done.claim', { amount: done.amount && text.money(done.amount) }),
    claimPrize: () => t('done.claim', { amount: done.amount && text.money(done.amount) }),
    open: () => t('done.open', { amount: done.amount && text.money(done.amount) }),
  };
  return (
    <>
      {done?.step === 'open' && done.amount && <Envelope amount={text.money(done.amount)} />}
      {done && said && (
        <Note
          key={`${done.step} ${done.ticket ?? ''}`}
          tone="success"
          ref={takeFocus}
          title={said[done.step]()}
        >
          {(done.amount || done.rounds) &&
            offer.reward.times > 0 &&
            t('done.bound', { wagering: text.wagering(offer.reward) })}
        </Note>
      )}
      {entry?.reason && (
        <Note tone="danger" title={t('rejectedTitle')}>
          {t(`reason.${entry.reason}`)}
        </Note>
      )}
      {status && !offer.outOfReach && (
        <Inline spacing={3}>
          <OfferStatus status={status} />
          {entry?.ticket && <b>{t('yourTicket', { ticket: entry.ticket })}</b>}
        </Inline>
      )}
      {entry?.claimBy && waitsForClaim(status) && (
        <Text tone="secondary">{t('claimBy', { time: text.time(entry.claimBy) })}</Text>
      )}
      {entry?.rounds && <OfferRounds rounds={entry.rounds} />}
      {closing && <Note tone="info">{t(`closing.${closing}`)}</Note>}
      {action !== 'read' && <Step key={`${id} ${status}`} offer={offer} onDone={setDone} />}
    </>
  );
}

function Step({ offer, onDone }: { offer: PromotionDetail; onDone: (done: Done) => void }) {
  const { t } = useTranslation('offers');
  const steps = usePromotionSteps();
  const { busy, failure, run } = useAction();
  const { isLogin, isTrial } = useIdentity();
  const login = useLoginAddress();
  const navigate = useNavigate();
  const place = useLocation();
  const { id, action, status, entry } = offer;
  const step = promotionStep(action, status);
  if (offer.outOfReach) return <Note tone="info">{t('outOfReach')}</Note>;
  if (step === null && status !== 'join') return null;
  if (isTrial) return <Note tone="info">{t('trial')}</Note>;
  if (!isLogin)
    return (
      <Button tone="primary" fullWidth onClick={() => void navigate(login, { state: returnTo(place) })}>
        {t('logIn')}
      </Button>
    );
  if (step === null) return null;
  if (step === 'apply')
    return <ApplicationForm id={id} remark={entry?.remark ?? ''} onDone={() => onDone({ step: 'apply' })} />;
  const press = async () => {
    if (step === 'join' || step === 'signUp' || step === 'takeTicket') {
      const result = await run(() => steps.join(id));
      if (result?.ok) onDone({ step, ticket: result.value.ticket });
      return;
    }
    const result = await run(() => (step === 'claimPrize' ? steps.claimPrize(id) : steps.claim(id)));
    if (result?.ok) onDone({ step, ...result.value });
  };
  return (
    <>
      <FormRefusal failure={failure} />
      <Button tone="primary" fullWidth loading={busy} onClick={() => void press()}>
        {t(`step.${step}`)}
      </Button>
    </>
  );
}

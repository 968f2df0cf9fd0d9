import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useTwoFactor } from '@/data/resources/useTwoFactor';
import { Loaded } from '@/forms/Loaded';
import { FormStack } from '@/ui/layout/FormStack';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { StepHeading } from '@/ui/typography/StepHeading';
import { Steps } from '@/ui/data-display/Steps';
import { DisableForm } from './DisableForm';
import { EnrolCode } from './EnrolCode';
import { EnrolPassword } from './EnrolPassword';
import { NeedsPassword } from '@/shared/NeedsPassword';
import { EnrolSteps } from './EnrolSteps';
import { RecoveryCodes } from './RecoveryCodes';

/** The secret and the codes exist only in this state; closing the form discards them. */
type Step =
  | { readonly at: 'password' }
  | { readonly at: 'code'; readonly given: Value<'twoFactorEnrol'> }
  | { readonly at: 'recovery'; readonly codes: readonly string[] };

/** Sets the authenticator app up in three steps, or switches it off (LOGIN-13). */
export function TwoFactor({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security');
  const twoFactor = useTwoFactor();
  const [step, setStep] = useState<Step>({ at: 'password' });
  const done = () => {
    twoFactor.reload();
    onDone();
  };
  const steps = (
    <Steps at={step.at}>
      <FormStack>
        <EnrolSteps at={step.at} />
        <StepHeading level={3} unseen>
          {t(`twoFactor.step.${step.at}`)}
        </StepHeading>
        {step.at === 'password' && (
          <EnrolPassword enrol={twoFactor.enrol} onDone={(given) => setStep({ at: 'code', given })} />
        )}
        {step.at === 'code' && (
          <EnrolCode
            given={step.given}
            confirm={twoFactor.confirm}
            onDone={(codes) => setStep({ at: 'recovery', codes })}
          />
        )}
        {step.at === 'recovery' && <RecoveryCodes codes={step.codes} onDone={done} />}
      </FormStack>
    </Steps>
  );
  return (
    <Loaded of={twoFactor} plain skeleton={<TextSkeleton lines={6} />}>
      {({ enabled, recoveryCodesLeft }) => (
        <NeedsPassword>
          {enabled && step.at === 'password' ? (
            <DisableForm left={recoveryCodesLeft} disable={twoFactor.disable} onDone={done} />
          ) : (
            steps
          )}
        </NeedsPassword>
      )}
    </Loaded>
  );
}

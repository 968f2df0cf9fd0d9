import { useTranslation } from 'react-i18next';
import { Stepper } from '@/ui/data-display/Stepper';

const steps = ['password', 'code', 'recovery'] as const;

export function EnrolSteps({ at }: { at: (typeof steps)[number] }) {
  const { t } = useTranslation('security');
  const here = steps.indexOf(at);
  return (
    <Stepper
      label={t('twoFactor.steps')}
      steps={steps.map((step, place) => {
        const state = place < here ? 'done' : place === here ? 'current' : 'open';
        return { label: t(`twoFactor.step.${step}`), state, stateLabel: t(`twoFactor.state.${state}`) };
      })}
    />
  );
}

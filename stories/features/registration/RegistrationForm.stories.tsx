import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RegistrationForm } from '@/features/registration/RegistrationForm';
import { registrationRules } from '@/features/registration/registrationRules';
import { everyRule, usualRules } from '@/testing/scenario/accountFixtures';
import { inScenario } from '../../inScenario';

const on = new Set(['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'] as const);

const meta = {
  component: RegistrationForm,
  ...inScenario,
  args: {
    variant: 'registerMobile',
    rules: registrationRules(usualRules, 'registerMobile', on),
    captcha: false,
    age: 21,
    onDone: fn(),
  },
} satisfies Meta<typeof RegistrationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByMobileNumber: Story = { tags: ['phone'] };
export const EveryFieldFor18: Story = {
  args: { age: 18, variant: 'register', rules: registrationRules(everyRule, 'register', new Set()) },
};

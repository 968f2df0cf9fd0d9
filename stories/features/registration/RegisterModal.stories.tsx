import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RegisterModal } from '@/features/registration/RegisterModal';
import { everyRule } from '@/testing/scenario/accountFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: RegisterModal,
  ...inScenario,
  args: { onClose: () => undefined },
} satisfies Meta<typeof RegisterModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const TwoWays: Story = {
  tags: ['phone'],
  parameters: {
    scenario: { modules: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'] },
    requirements: ['REG-01', 'REG-06'],
  },
};
export const EveryField: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: {
    scenario: { answers: { registerSetting: { rules: everyRule, age: 21 } } },
    requirements: ['REG-03'],
  },
};
export const NoWayIsOpen: Story = {
  tags: ['phone'],
  parameters: { scenario: { modules: [] }, requirements: ['WL-01'] },
};
export const Unreachable: Story = {
  parameters: { scenario: { refusals: { registerSetting: { message: 'try_again' } } } },
};
export const English: Story = { parameters: { scenario: { language: 'EN' } } };

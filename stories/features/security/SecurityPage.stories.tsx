import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SecurityPage } from '@/features/security/SecurityPage';
import { withoutPassword } from '@/testing/scenario/memberFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: SecurityPage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const Protected: Story = {
  parameters: {
    scenario: { role: 'member', answers: { twoFactor: { enabled: true, recoveryCodesLeft: 8 } } },
  },
};
export const NoPasswordYet: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'member', answers: { memberProfile: withoutPassword } } },
};
export const NothingKnownYet: Story = {
  parameters: { scenario: { role: 'member', waits: ['twoFactor', 'devices'] } },
};

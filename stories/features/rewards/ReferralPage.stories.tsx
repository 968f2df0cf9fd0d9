import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReferralPage } from '@/features/rewards/ReferralPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: ReferralPage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-10', 'HOME-07'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'picture', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['referral'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { referral: { message: 'try_again' } } } },
};

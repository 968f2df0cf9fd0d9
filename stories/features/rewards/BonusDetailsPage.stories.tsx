import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BonusDetailsPage } from '@/features/rewards/BonusDetailsPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: BonusDetailsPage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-09'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'picture', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['bonuses'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { bonuses: { message: 'try_again' } } } },
};

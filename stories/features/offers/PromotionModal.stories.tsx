import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PromotionModal } from '@/features/offers/PromotionModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: PromotionModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-01'] },
  args: { item: '2', onClose: () => undefined },
} satisfies Meta<typeof PromotionModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['promotion'] } } };
export const Gone: Story = {
  parameters: { scenario: { role: 'member', refusals: { promotion: { message: 'not_found' } } } },
};
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { promotion: { message: 'try_again' } } } },
};

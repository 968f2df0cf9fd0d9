import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Envelope } from '@/features/offers/Envelope';
import { inScenario } from '../../inScenario';

const meta = {
  component: Envelope,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-03'] },
  args: { amount: '68.000 ₫' },
} satisfies Meta<typeof Envelope>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['phone'] };
export const Moving: Story = { tags: ['motion'] };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PromotionsScreen } from '@/screens/promotions/PromotionsScreen';
import { inScenario } from '../../inScenario';

const meta = {
  component: PromotionsScreen,
  ...inScenario,
  parameters: {
    layout: 'fullscreen',
    path: '/promotions',
    scenario: { role: 'member' },
    requirements: ['PROMO-01'],
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['every-brand', 'phone'] };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };

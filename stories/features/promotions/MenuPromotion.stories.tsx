import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { MenuPromotion } from '@/features/promotions/MenuPromotion';
import { inScenario } from '../../inScenario';

const meta = {
  component: MenuPromotion,
  ...inScenario,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAccessibleDescription(/.+/);
  },
};
export const None: Story = { parameters: { scenario: { data: 'empty' } } };

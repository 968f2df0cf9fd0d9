import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { VendorModal } from '@/features/games/VendorModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: VendorModal,
  ...inScenario,
  args: { item: 'LUMEN', onClose: fn() },
  parameters: { requirements: ['GAME-05', 'MOD-08'] },
} satisfies Meta<typeof VendorModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('article', { name: 'Kho Báu Rồng Vàng' })).toBeVisible());
  },
};
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
export const NoVendorNamed: Story = { args: { item: undefined } };

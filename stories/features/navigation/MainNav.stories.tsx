import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { MainNav } from '@/features/navigation/MainNav';
import { inScenario } from '../../inScenario';

const meta = {
  component: MainNav,
  ...inScenario,
  tags: ['desktop'],
  parameters: { requirements: ['NAV-09'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Slots' })).toBeVisible();
  },
};
export const MenuOpen: Story = {
  tags: ['brand-matrix'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhà cung cấp: Slots' }));
    await expect(await canvas.findByRole('link', { name: /Xem thêm/ })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const VendorsFailed: Story = { parameters: { scenario: { data: 'error' } } };

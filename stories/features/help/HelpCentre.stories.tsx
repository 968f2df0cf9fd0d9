import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { HelpCentre } from '@/features/help/HelpCentre';
import { inScenario } from '../../inScenario';

const meta = {
  component: HelpCentre,
  ...inScenario,
  parameters: { requirements: ['INFO-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { data: 'empty' } } };
export const LongTitles: Story = { tags: ['phone'], parameters: { scenario: { data: 'long' } } };
export const Waiting: Story = { parameters: { scenario: { waits: ['helpCenter'] } } };
export const Failed: Story = {
  parameters: { scenario: { refusals: { helpCenter: { message: 'try_again' } } } },
};
/** Typed without diacritics; the answers open by themselves when they are few. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Tìm trong trợ giúp' }), 'lenh rut');
    await expect(canvas.getByText(/Đa số xong trong 15 phút/)).toBeVisible();
    await expect(canvas.queryByText('Điều khoản sử dụng')).toBeNull();
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Tìm trong trợ giúp' }), 'xyz');
    await expect(await canvas.findByText('Không tìm thấy câu trả lời')).toBeVisible();
  },
};

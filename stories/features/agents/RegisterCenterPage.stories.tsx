import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { RegisterCenterPage } from '@/features/agents/RegisterCenterPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: RegisterCenterPage,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'picture', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const LongNames: Story = { parameters: { scenario: { role: 'agent', data: 'long' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['registerLinks'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { registerLinks: { message: 'try_again' } } } },
};
export const Made: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Tên'), 'Liên kết mới');
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo liên kết' }));
    await canvas.findByText('Liên kết mới đã sẵn sàng');
  },
};
export const RateTooHigh: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Tên'), 'Liên kết mới');
    const slots = canvas.getByLabelText('Slots');
    await userEvent.clear(slots);
    await userEvent.type(slots, '1,3');
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo liên kết' }));
    await canvas.findByText('Tỷ lệ của bạn là 1,2%');
    await expect(slots).toHaveValue('1,3');
  },
};
export const Ending: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đóng Nhóm Zalo cuối tuần' }));
    await screen.findByText(/vẫn ở trong tuyến/);
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { ContactForm } from '@/features/security/ContactForm';
import { inScenario } from '../../inScenario';

const meta = {
  component: ContactForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-02'] },
  args: { channel: 'email', onDone: () => undefined },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['phone'] };
export const Mobile: Story = { tags: ['phone'], args: { channel: 'mobile' } };
export const NotAnAddress: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email mới'), 'minhanh@');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi mã' }));
    await expect(await canvas.findByText('Vui lòng nhập đúng thông tin')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { ReceivingAddressModal } from '@/features/security/ReceivingAddressModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: ReceivingAddressModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-05'] },
  args: { onClose: () => undefined },
} satisfies Meta<typeof ReceivingAddressModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Thêm địa chỉ' }));
    await page.findByText('Vui lòng nhập địa chỉ ví nhận');
  },
};

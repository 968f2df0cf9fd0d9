import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { NicknameModal } from '@/features/security/NicknameModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: NicknameModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-02'] },
  args: { onClose: () => undefined },
} satisfies Meta<typeof NicknameModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['phone'] };
export const Refused: Story = {
  parameters: {
    scenario: {
      role: 'member',
      refusals: { changeNickname: { message: 'invalid_fields', value: { fields: { nickname: 'taken' } } } },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByLabelText('Biệt danh mới'), 'Admin');
    await userEvent.click(page.getByRole('button', { name: 'Lưu biệt danh' }));
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { stressTexts } from '@/testing/samples';

const meta = {
  component: ConfirmDialog,
  args: {
    title: 'Hủy khoản thưởng này?',
    children: <p>34.500 ₫, gồm tiền thưởng và tiền thắng từ đó, sẽ bị thu lại.</p>,
    keepLabel: 'Giữ lại',
    actLabel: 'Hủy thưởng',
    loading: false,
    onAct: fn(),
    onKeep: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Sheet: Story = {
  tags: ['phone'],
  args: { sheet: true, tone: 'accent', closeLabel: 'Đóng', children: <p>{stressTexts.consent}</p> },
};

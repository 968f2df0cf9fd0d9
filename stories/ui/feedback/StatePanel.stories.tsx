import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui/actions/Button';
import { ReceiptIcon } from '@/ui/media/icons';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { stressTexts } from '@/testing/samples';

const meta = {
  component: StatePanel,
  args: {
    title: 'Chưa có vé cược',
    text: 'Vé cược của bạn sẽ nằm ở đây.',
    icon: <ReceiptIcon fontSize={32} />,
  },
} satisfies Meta<typeof StatePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  tags: ['brand-matrix'],
  args: { actions: <Button tone="primary">Vào sảnh</Button>, code: 'MQ-4821' },
};
export const InAPanel: Story = { args: { plain: true } };
export const LongText: Story = {
  args: { title: stressTexts.longLabel, text: stressTexts.consent },
  tags: ['phone'],
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CopyButton } from '@/ui/actions/CopyButton';
import { DetailList } from '@/ui/data-display/DetailList';

const labels = { copy: 'Sao chép', copied: 'Đã sao chép', failed: 'Không sao chép được' };

const meta = {
  component: DetailList,
  args: {
    details: [
      { label: 'Nơi nhận', value: 'Ngân hàng TMCP Đông Hải' },
      {
        label: 'Số tài khoản',
        value: '190024819924',
        action: <CopyButton text="190024819924" labels={labels} />,
      },
    ],
  },
} satisfies Meta<typeof DetailList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
export const LongFact: Story = {
  tags: ['phone'],
  args: {
    details: [
      {
        label: 'Địa chỉ ví nhận',
        value: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSETQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
        action: <CopyButton text="T" labels={labels} />,
      },
    ],
  },
};

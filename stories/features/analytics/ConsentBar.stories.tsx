import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConsentBar } from '@/features/analytics/ConsentBar';

const nothing = () => undefined;

const meta = {
  component: ConsentBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Đo lường',
    text: 'Chúng tôi muốn đếm lượt xem để trang tốt hơn. Không có tên, số dư hay vé cược nào được gửi đi.',
    agree: { label: 'Đồng ý', onClick: nothing },
    refuse: { label: 'Không', onClick: nothing },
  },
} satisfies Meta<typeof ConsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = { tags: ['brand-matrix', 'phone'] };
export const LongTexts: Story = {
  args: {
    text: 'Chúng tôi muốn đếm lượt xem trang và thời gian tải để trang chạy tốt hơn trên điện thoại của bạn. Không có tên, số dư, vé cược hay số điện thoại nào được gửi đi, và bạn có thể đổi ý bất cứ lúc nào.',
    agree: { label: 'Tôi đồng ý đo lường', onClick: nothing },
    refuse: { label: 'Không, cảm ơn', onClick: nothing },
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WalletLine } from '@/shared/WalletLine';
import { stressTexts } from '@/testing/samples';

const meta = {
  component: WalletLine,
  args: { text: 'Trả từ ví Touchline', amount: '350.000 ₫', act: 'Chuyển quỹ', href: '/sports' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 268 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { requirements: ['MEM-03'] },
} satisfies Meta<typeof WalletLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['brand-matrix'] };
export const LongName: Story = { args: { text: `Trả từ ví ${stressTexts.name}`, amount: '9.999.999.999 ₫' } };

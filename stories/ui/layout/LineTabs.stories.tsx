import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LineTabs } from '@/ui/layout/LineTabs';

const meta = {
  component: LineTabs,
  args: {
    idBase: 'play',
    label: 'Kiểu chơi',
    value: '1',
    onChange: fn(),
    tabs: ['Đề', 'Lô', 'Xiên 2', 'Xiên 3', 'Xiên 4', 'Lô 3 số', '3 càng', 'Đầu', 'Đuôi', 'Tài xỉu'].map(
      (label, place) => ({ id: String(place), label }),
    ),
  },
  render: (args) => (
    <>
      <LineTabs {...args} />
      <div
        role="tabpanel"
        id={`${args.idBase}-${args.value}-panel`}
        aria-labelledby={`${args.idBase}-${args.value}`}
      />
    </>
  ),
} satisfies Meta<typeof LineTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = { tags: ['phone', 'brand-matrix'] };
export const Few: Story = { args: { tabs: meta.args.tabs.slice(0, 3) } };

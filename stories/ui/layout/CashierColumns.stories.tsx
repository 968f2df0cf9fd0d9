import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CashierColumns } from '@/ui/layout/CashierColumns';
import { Note } from '@/ui/feedback/Note';

const meta = {
  component: CashierColumns,
  tags: ['phone'],
  render: () => (
    <CashierColumns>
      <div>
        <Note tone="info">Phần để điền nằm bên trái.</Note>
      </div>
      <div>
        <Note tone="info">Kết quả nằm bên phải.</Note>
      </div>
    </CashierColumns>
  ),
} satisfies Meta<typeof CashierColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};

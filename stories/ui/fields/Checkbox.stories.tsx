import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { stressTexts } from '@/testing/samples';
import { Link } from '@/ui/actions/Link';
import { Checkbox } from '@/ui/fields/Checkbox';

const meta = {
  component: Checkbox,
  tags: ['brand-matrix'],
  args: { name: 'remember', children: 'Ghi nhớ 1 ngày', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const On: Story = { args: { checked: true } };
export const Wrong: Story = { args: { error: stressTexts.consent } };
export const Disabled: Story = { args: { disabled: true } };
export const WithLink: Story = {
  args: {
    checked: true,
    children: (
      <>
        Đồng ý với <Link href="/help#privacy">chính sách quyền riêng tư</Link>
      </>
    ),
  },
};

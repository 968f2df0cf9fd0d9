import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageSelect } from '@/features/language/LanguageSelect';

const meta = {
  component: LanguageSelect,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260, paddingLeft: 140 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    value: 'VI',
    label: 'Ngôn ngữ: Tiếng Việt',
    options: [
      { code: 'VI', name: 'Tiếng Việt' },
      { code: 'EN', name: 'English' },
      { code: 'CN', name: '中文' },
      { code: 'TY', name: 'ไทย' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['phone'] };
export const Open: Story = {
  tags: ['brand-matrix'],
  parameters: { requirements: ['HDR-02'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('EN');
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};

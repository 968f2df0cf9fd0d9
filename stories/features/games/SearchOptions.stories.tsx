import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchOptions } from '@/features/games/SearchOptions';
import { inScenario } from '../../inScenario';

const meta = {
  component: SearchOptions,
  ...inScenario,
  args: {
    id: 'found',
    text: 'no',
    active: undefined,
    onOpen: fn(),
    groups: [
      { id: 'categories', places: [{ id: 'c', name: 'Nổ hũ', href: '/rng' }] },
      {
        id: 'vendors',
        places: [
          {
            ...{ id: 'v', name: 'Nova Play', note: 'Slots', href: '/rng?vassalage=V0' },
            picture: ['/art/icons/gem.webp'],
          },
        ],
      },
      { id: 'pages', places: [{ id: 'p', name: 'Nội quy', note: 'Tài khoản của tôi', href: '/help' }] },
      {
        id: 'offers',
        places: [
          {
            ...{ id: 'o', href: '/promotions?modal=promotion&item=1' },
            name: 'Nổ lớn cuối tuần: hoàn trả không giới hạn cho mọi cược hợp lệ tại nhà cái',
          },
        ],
      },
    ],
  },
  decorators: [
    ...(inScenario.decorators as []),
    (Story) => (
      <div style={{ maxWidth: 244 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { requirements: ['GAME-02'] },
} satisfies Meta<typeof SearchOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Nova Play/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'v' }));
    await expect(canvas.getByRole('group', { name: 'Nhà cung cấp' })).toBeVisible();
  },
};
export const Reached: Story = { tags: ['brand-matrix'], args: { active: 'v' } };

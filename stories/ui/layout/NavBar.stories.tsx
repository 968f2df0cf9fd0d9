import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import { navigation, vendors } from '@/testing/samples';
import { MegaMenu } from '@/ui/layout/MegaMenu';
import { NavBar } from '@/ui/layout/NavBar';
import { inBrands } from '../../modes';

const meta = {
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      // A menu hangs at what holds the bar; the margin keeps a resting pointer off its entries.
      <div style={{ minHeight: 400, paddingTop: 12 }}>
        <div style={{ position: 'relative' }}>
          <Story />
        </div>
      </div>
    ),
  ],
  args: {
    label: 'Danh mục',
    items: navigation,
    renderMenu: (_, byKey) => (
      <MegaMenu title="Slots" tiles={vendors} more={{ label: 'Xem thêm', href: '/rng' }} focusFirst={byKey} />
    ),
    more: {
      label: 'Xem thêm',
      render: (items, byKey) => (
        <MegaMenu
          title="Xem thêm"
          tiles={items.map(({ id, label, href }) => ({ id, name: label, href }))}
          focusFirst={byKey}
        />
      ),
    },
  },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** Where the bar stands is the brand's. */
export const Open: Story = {
  tags: ['every-brand', 'picture'],
  args: { defaultOpen: 'rng' },
  parameters: { chromatic: { modes: inBrands } },
};
export const OpenByPointer: Story = {
  parameters: { requirements: ['NAV-10'] },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Slots' }));
    await expect(await canvas.findByRole('link', { name: /Nova Play/ })).toBeVisible();
  },
};
export const OpenByKeyboard: Story = {
  parameters: { requirements: ['NAV-10'] },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Slots' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Nova Play/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: /Nova Play/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Mở Slots' })).toHaveFocus();
  },
};
export const OpenByTouch: Story = {
  parameters: { requirements: ['NAV-10'] },
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Mở Slots' }) });
    await expect(await canvas.findByRole('link', { name: 'Xem thêm' })).toBeVisible();
  },
};

export const MoreThanFits: Story = {
  tags: ['brand-matrix'],
  args: {
    items: [...navigation, ...navigation.map((item) => ({ ...item, id: `${item.id}-2`, current: false }))],
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Xem thêm' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(more);
    await expect((await canvas.findAllByRole('link', { name: 'Khuyến mãi' })).at(-1)).toBeVisible();
  },
};

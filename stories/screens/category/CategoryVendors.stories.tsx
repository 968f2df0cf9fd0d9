import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { CategoryVendors } from '@/screens/category/CategoryVendors';
import { stressTexts, vendors } from '@/testing/samples';
import { inScenario, inScenarioSite } from '../../inScenario';

const meta = {
  component: CategoryVendors,
  ...inScenario,
  args: {
    vendors: vendors.map(({ id, name, href }) => ({ code: id, name, href })),
    chosen: undefined,
    allHref: '/rng',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
    inScenarioSite,
  ],
} satisfies Meta<typeof CategoryVendors>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { tags: ['brand-matrix', 'phone'] };
export const OneChosen: Story = { args: { chosen: 'Lumen' } };
export const None: Story = { args: { vendors: [] } };
export const LongNames: Story = {
  args: { vendors: [{ code: 'V1', name: stressTexts.name, href: '/rng?vassalage=V1' }] },
};
export const Many: Story = {
  args: {
    vendors: Array.from({ length: 60 }, (_, place) => ({
      code: `V${place}`,
      name: `Nova ${place}`,
      href: `/rng?vassalage=V${place}`,
    })),
    chosen: 'V40',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Nova 40' })).toHaveAttribute('aria-current', 'true');
    const more = canvas.getByRole('button', { name: 'Tất cả 60 nhà cung cấp' });
    await userEvent.click(more);
    await expect(canvas.getAllByRole('link')).toHaveLength(61);
    await expect(canvas.getByRole('button', { name: 'Thu gọn' })).toHaveFocus();
  },
};
